import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { DomainPage } from '../page/domain-page.tsx';
import { HealthState } from './health-state.tsx';
import { HealthTable } from './health-table.tsx';

type Health = ActionAnswer<'getDomainHealth'>;
const pollMs = 5_000;

/** The records and certificates the domain needs: what should be there, what is, and how to mend it. */
export function HealthScreen() {
  return <DomainPage>{({ domain }) => <DomainHealth domain={domain} />}</DomainPage>;
}

function DomainHealth({ domain }: { readonly domain: string }) {
  const { data, error, refetch } = useAction(
    'getDomainHealth',
    { domain },
    {
      refreshEveryMs: pollMs,
      refreshWhile: ({ health, records }) =>
        health === 'queued' || records.some(({ status }) => status === 'queued'),
    },
  );
  if (data) return <KnownHealth health={data} />;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  return <LoadingState rows={8} rowHeight={64} />;
}

function KnownHealth({ health }: { readonly health: Health }) {
  const { t } = useTranslation('domains');
  const needed = health.records.filter(({ advice }) => advice === 0);
  const advised = health.records.filter(({ advice }) => advice === 1);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Summary health={health} />
      <Panel title={t('health.title')}>
        <HealthTable caption={t('health.title')} rows={needed} />
      </Panel>
      {advised.length > 0 ? (
        <Panel title={t('health.advice')}>
          <Box sx={{ color: colours.textSoft, marginBottom: 3 }}>{t('health.adviceHint')}</Box>
          <HealthTable caption={t('health.advice')} rows={advised} />
        </Panel>
      ) : null}
    </Box>
  );
}

function Summary({ health: { domain, health, checked_at } }: { readonly health: Health }) {
  const { t } = useTranslation('domains');
  const isAllowed = useCan('checkDomainHealth');
  const { mutate, isPending } = useCommand('checkDomainHealth');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Box role="status">
        <HealthState state={health} />
      </Box>
      <Box sx={{ flex: '1 1 200px', color: colours.textSoft }}>
        {checked_at ? (
          <>
            {t('health.checked')}: <RelativeTime time={checked_at} />
          </>
        ) : (
          t('health.never')
        )}
      </Box>
      {isAllowed ? (
        <ProgressButton
          variant="outlined"
          startIcon={<RefreshCw size={16} aria-hidden />}
          isRunning={isPending}
          onClick={() => mutate({ domain })}
        >
          {t('health.check')}
        </ProgressButton>
      ) : null}
    </Box>
  );
}
