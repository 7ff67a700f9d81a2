import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import type { TrustedIp } from './trusted-ip.ts';

/** Whose logins an entry is about: a user, or everybody in a domain. */
export function Who({ user_id, unicode }: Pick<TrustedIp, 'user_id' | 'unicode'>) {
  const { t } = useTranslation('trusted-ips');
  return <>{user_id === null ? t('everybody', { domain: unicode }) : unicode}</>;
}

/** An entry is added or removed, never changed. */
export function TrustedIpPanel({ row }: { readonly row: TrustedIp }) {
  const { t } = useTranslation('trusted-ips');
  const maySeeUsers = useCan('getUser');
  const who =
    row.user_id !== null && maySeeUsers ? (
      <Link to={`/users/list/${row.user_id}`}>{row.unicode}</Link>
    ) : (
      <Who {...row} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('panel.text')}</Notice>
      <DetailList
        details={[
          { label: t('column.ip'), value: row.ip },
          { label: t('column.who'), value: who },
          ...(row.description === '' ? [] : [{ label: t('column.description'), value: row.description }]),
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ]}
      />
    </Box>
  );
}
