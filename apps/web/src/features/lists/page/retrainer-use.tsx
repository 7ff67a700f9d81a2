import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import type { MailList } from '../mail-list.ts';

/** What users do with a list that teaches the spam filter. */
export function RetrainerUse({ row }: { readonly row: MailList }) {
  const { t } = useTranslation('lists');
  const kind = row.type === 'notspam' ? 'notspam' : 'spam';
  const domain = readableName(row.domain);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Panel title={t(`use.${kind}.title`)}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box>{t(`use.${kind}.text`, { domain })}</Box>
          <Box>{t('use.how', { domain })}</Box>
          <DetailList details={[{ label: t('use.address'), value: <CopyValue value={row.email} /> }]} />
        </Box>
      </Panel>
    </Box>
  );
}
