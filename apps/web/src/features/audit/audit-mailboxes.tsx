import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, LinkButton } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { UsageBar } from '../../ui/values/usage-bar.tsx';

/** As many as leave room for the list below them. */
const mostShown = 3;
const audit = { account_type: 'audit' } as const;

/** The mailboxes that copies can go to, and how full they are. */
export function AuditMailboxes() {
  const { t } = useTranslation('audit');
  const { number } = useFormat();
  const { data } = useAction('getUsers', { ...audit, limit: mostShown, exact_total: true });
  // The list below says what failed; the rights for both are the same.
  if (!data) return <Box sx={{ minHeight: 96 }} />;
  if (data.rows.length === 0)
    return (
      <Spaced>
        <NoMailbox />
      </Spaced>
    );
  return (
    <Spaced>
      <Panel
        title={t('mailboxes.title')}
        action={
          data.total > mostShown ? (
            <Link to="/users/list" search={{ ...audit }}>
              {t('mailboxes.all', { num: data.total, shown: number(data.total) })}
            </Link>
          ) : (
            <AddMailbox />
          )
        }
      >
        <Box component="ul" sx={list}>
          {data.rows.map((row) => (
            <Box component="li" key={row.id} sx={{ minWidth: 0 }}>
              <Mailbox row={row} />
            </Box>
          ))}
        </Box>
      </Panel>
    </Spaced>
  );
}

/** "No audit email created" (specification 8), and what to do about it. */
export function NoMailbox() {
  const { t } = useTranslation('audit');
  return (
    <Notice tone="neutral" title={t('noMailbox.title')} action={<AddMailbox />}>
      {t('noMailbox.hint')}
    </Notice>
  );
}

/** Leads to the form for a user, which begins with the type the list is filtered by. */
function AddMailbox() {
  const { t } = useTranslation('audit');
  const isAllowed = useCan('addUser');
  if (!isAllowed) return null;
  return (
    <LinkButton variant="outlined" to="/users/list" search={{ ...audit, open: 'new' }}>
      {t('noMailbox.add')}
    </LinkButton>
  );
}

function Mailbox({ row }: { readonly row: ActionAnswer<'getUsers'>['rows'][number] }) {
  const { t } = useTranslation('audit');
  const { size } = useFormat();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBottom: 1 }}>
        <Link to={`/users/list/${row.id}`} sx={{ overflowWrap: 'anywhere' }}>
          {row.unicode}
        </Link>
        {row.active === 0 ? <StatusLabel tone="bad">{t('mailboxes.disabled')}</StatusLabel> : null}
      </Box>
      {row.used === null ? (
        t('quota', { num: size(row.quota) })
      ) : (
        <UsageBar
          label={t('mailboxes.usage', { name: row.name || row.unicode })}
          current={row.used}
          max={row.quota}
          isSize
        />
      )}
    </>
  );
}

const Spaced = ({ children }: { readonly children: React.ReactNode }) => (
  <Box sx={{ marginBottom: 4 }}>{children}</Box>
);

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;
