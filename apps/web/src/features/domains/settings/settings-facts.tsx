import Box from '@mui/material/Box';
import { domainsActions } from '@posthouse/contract/features/domains';
import { useHasField } from '../../../api/account-features.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import type { Domain } from '../domain.ts';
import { DomainType } from '../list/domain-cells.tsx';

/** The settings for those who may not change them. */
export function SettingsFacts({ row }: { readonly row: Domain }) {
  const { t, tag } = useTranslation('domains');
  const { t: shared } = useTranslation();
  const hasField = useHasField(domainsActions.updateDomain);
  const yesNo = (flag: 0 | 1) => shared(flag === 1 ? 'list.yes' : 'list.no');
  const country = new Intl.DisplayNames(tag, { type: 'region' });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('settings.readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('facts.type'), value: <DomainType {...row} /> },
          { label: t('facts.timezone'), value: row.timezone || t('settings.accountTimezone') },
          {
            label: t('facts.homecountry'),
            value: row.homecountry ? country.of(row.homecountry) : t('settings.noCountry'),
          },
          { label: t('facts.catchall'), value: row.catchall },
          { label: t('facts.webmail'), value: yesNo(row.webmail) },
          ...(hasField('exchange_enabled')
            ? [
                { label: t('facts.exchange_enabled'), value: yesNo(row.exchange_enabled) },
                { label: t('facts.exchange_host'), value: row.exchange_host },
              ]
            : []),
          { label: t('facts.localdelivery'), value: yesNo(row.localdelivery) },
          { label: t('facts.relay_host'), value: row.relay_host },
          { label: t('facts.audit_enabled'), value: yesNo(row.audit_enabled) },
          { label: t('facts.footer'), value: <span style={{ whiteSpace: 'pre-wrap' }}>{row.footer}</span> },
        ]}
      />
    </Box>
  );
}
