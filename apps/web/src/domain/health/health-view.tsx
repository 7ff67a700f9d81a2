import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { type HealthRow, stopsMail } from '@posthouse/contract/features/domains/health';
import { RefreshCw } from 'lucide-react';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { groupOf, type HealthGroup } from './health-hint.ts';
import { HealthRecordRow } from './health-record-row.tsx';
import { HealthSummary } from './health-state.tsx';

type Health = ActionAnswer<'getDomainHealth'>;
/** While somebody watches a check. */
const pollMs = 2_000;

/** The records and certificates a domain or alias domain needs: what to publish, what is there, how to fix it. */
export function HealthView({ domain }: { readonly domain: string }) {
  const { data, error, refetch } = useAction(
    'getDomainHealth',
    { domain },
    { refreshEveryMs: pollMs, refreshWhile: ({ health }) => health === 'queued' },
  );
  if (data) return <KnownHealth health={data} />;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  return <LoadingState rows={8} rowHeight={64} />;
}

const groups: readonly Exclude<HealthGroup, 'ok'>[] = ['stopsMail', 'fix', 'unknown', 'advice'];

function KnownHealth({ health }: { readonly health: Health }) {
  const { t } = useTranslation('domains');
  const rowsOf = (group: HealthGroup) => health.records.filter((row) => groupOf(row, stopsMail) === group);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Summary health={health} />
      {groups.map((group) => (
        <Group key={group} group={group} rows={rowsOf(group)} />
      ))}
      <Correct rows={rowsOf('ok')} title={t('health.group.ok', { num: rowsOf('ok').length })} />
    </Box>
  );
}

interface GroupProps {
  readonly group: Exclude<HealthGroup, 'ok'>;
  readonly rows: readonly HealthRow[];
}

function Group({ group, rows }: GroupProps) {
  const { t } = useTranslation('domains');
  if (rows.length === 0) return null;
  return (
    <Panel title={t(`health.group.${group}`)}>
      <Box sx={{ color: colours.textSoft, marginBottom: 2 }}>{t(`health.groupHint.${group}`)}</Box>
      <Rows rows={rows} />
    </Panel>
  );
}

/** What is right takes one line until somebody wants to see it. */
function Correct({ title, rows }: { readonly title: string; readonly rows: readonly HealthRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel>
      <Box component="details" sx={{ '& > summary': { cursor: 'pointer', fontWeight: 560 } }}>
        <summary>{title}</summary>
        <Box sx={{ marginTop: 3 }}>
          <Rows rows={rows} />
        </Box>
      </Box>
    </Panel>
  );
}

function Rows({ rows }: { readonly rows: readonly HealthRow[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        '& > li + li': { borderTop: `1px solid ${colours.border}` },
      }}
    >
      {rows.map((row) => (
        <HealthRecordRow key={row.record} row={row} />
      ))}
    </Box>
  );
}

function Summary({ health: { domain, health, checked_at } }: { readonly health: Health }) {
  const { t } = useTranslation('domains');
  const isAllowed = useCan('checkDomainHealth');
  // The state beside it says that the check runs, and then how it ended.
  const { mutate, isPending } = useCommand('checkDomainHealth', { announcedBy: 'screen' });
  const isRunning = isPending || health === 'queued';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, flex: '1 1 240px' }}
      >
        <HealthSummary state={health} />
        <Box sx={{ color: colours.textSoft }}>
          {isRunning ? (
            t('health.checking')
          ) : checked_at ? (
            <>
              {t('health.checked')} <RelativeTime time={checked_at} />
            </>
          ) : (
            t('health.never')
          )}
        </Box>
      </Box>
      {isAllowed ? (
        <ProgressButton
          variant="outlined"
          startIcon={<RefreshCw size={16} aria-hidden />}
          isRunning={isRunning}
          onClick={() => mutate({ domain })}
        >
          {t('health.check')}
        </ProgressButton>
      ) : null}
    </Box>
  );
}
