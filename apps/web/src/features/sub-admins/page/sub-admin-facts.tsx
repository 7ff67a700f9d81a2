import Box from '@mui/material/Box';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { levelName, shownAreas } from '../rights/rights.ts';
import { DomainNames, Email, IpRestriction, LastLogin, State, TwoFactor } from '../sub-admin-cells.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';
import type { Lock } from '../use-lock.ts';

/** What there is to know of a sub-admin the caller cannot change, and why they cannot. */
export function SubAdminFacts({ row, lock }: { readonly row: SubAdmin; readonly lock: Lock }) {
  const { t } = useTranslation('sub-admins');
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <Notice tone="neutral">{t(`locked.${lock}`)}</Notice>
      <Panel title={t('page.login')}>
        <DetailList
          details={[
            { label: t('column.name'), value: row.name },
            { label: t('column.email'), value: <Email {...row} /> },
            { label: t('column.active'), value: <State {...row} /> },
            { label: t('column.twofa'), value: <TwoFactor {...row} /> },
            { label: t('column.ip'), value: <IpRestriction {...row} /> },
            { label: t('column.domains'), value: <DomainNames {...row} /> },
            { label: t('column.lastlogin'), value: <LastLogin lastlogin={row.lastlogin} /> },
          ]}
        />
      </Panel>
      <Panel title={t('rights.title')}>
        <RightsSummary permissions={row.permissions} />
      </Panel>
    </Box>
  );
}

/** The rights of somebody one cannot change. */
function RightsSummary({ permissions }: { readonly permissions: Permissions }) {
  const { t } = useTranslation('sub-admins');
  return (
    <DetailList
      details={shownAreas.map((area) => ({
        label: t(`facts.${area}`),
        value: t(`level.${levelName(permissions[area])}`),
      }))}
    />
  );
}
