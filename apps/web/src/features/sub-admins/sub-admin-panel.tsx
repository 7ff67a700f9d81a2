import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/notice.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { EditSubAdminForm } from './edit-sub-admin-form.tsx';
import { levelName, shownAreas } from './rights/rights.ts';
import { DomainNames, Email, IpRestriction, LastLogin, State, TwoFactor } from './sub-admin-cells.tsx';
import type { SubAdmin } from './sub-admin-values.ts';
import { type Lock, useLockOf } from './use-lock.ts';

interface SubAdminPanelProps {
  readonly row: SubAdmin;
  readonly close: () => void;
}

/** The form, or for those who cannot change this sub-admin the same facts with the reason. */
export function SubAdminPanel({ row, close }: SubAdminPanelProps) {
  const lock = useLockOf()(row);
  return lock ? <SubAdminFacts row={row} lock={lock} /> : <EditSubAdminForm row={row} close={close} />;
}

function SubAdminFacts({ row, lock }: { readonly row: SubAdmin; readonly lock: Lock }) {
  const { t } = useTranslation('sub-admins');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t(`locked.${lock}`)}</Notice>
      <DetailList
        details={[
          { label: t('column.name'), value: row.name },
          { label: t('column.email'), value: <Email {...row} /> },
          { label: t('column.active'), value: <State active={row.active} /> },
          { label: t('column.twofa'), value: <TwoFactor {...row} /> },
          { label: t('column.ip'), value: <IpRestriction {...row} /> },
          { label: t('column.domains'), value: <DomainNames {...row} /> },
          { label: t('column.lastlogin'), value: <LastLogin lastlogin={row.lastlogin} /> },
        ]}
      />
      <Box component="section">
        <Typography variant="h2" component="h3" sx={{ marginBottom: 1 }}>
          {t('rights.title')}
        </Typography>
        <RightsSummary permissions={row.permissions} />
      </Box>
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
