import Box from '@mui/material/Box';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProgressButton } from '../form/progress-button.tsx';
import { LoadingState } from '../page/loading-state.tsx';
import { Notice } from '../page/notice.tsx';
import { ErrorState } from '../page/page-states.tsx';
import { type Fact, Facts } from '../values/facts.tsx';
import { ExactTime, RelativeTime } from '../values/relative-time.tsx';
import { isOnItsWay, OwnershipState, type Proof } from './ownership-state.tsx';
import { ProofRecord } from './proof-record.tsx';

/** Somebody watches the check: it takes seconds. */
const pollMs = 1_500;

/** The proof that a name is one's own: the record to publish, how its check stands, and the button that checks now. */
export function OwnershipProof({ domain }: { readonly domain: string }) {
  const { data, error, refetch } = useAction(
    'getDomainVerification',
    { domain },
    { refreshEveryMs: pollMs, refreshWhile: ({ status }) => isOnItsWay(status) },
  );
  if (data) return <KnownProof proof={data} />;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  return <LoadingState rows={5} />;
}

function KnownProof({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation();
  const { domain, status, finding } = proof;
  const isVerified = status === 'verified';
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box role="status" sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <OwnershipState state={status} />
          {isVerified ? null : <VerifyButton proof={proof} />}
        </Box>
        {finding === '' || isOnItsWay(status) ? null : (
          <Notice tone={finding === 'record_missing' ? 'neutral' : 'warning'}>
            {t(`ownership.finding.${finding}`)}
          </Notice>
        )}
      </Box>
      <Box>{t(isVerified ? 'ownership.proven' : 'ownership.intro', { domain })}</Box>
      <ProofRecord {...proof} />
      <ProofFacts proof={proof} />
    </Box>
  );
}

function VerifyButton({ proof: { domain, status } }: { readonly proof: Proof }) {
  const { t } = useTranslation();
  const isAllowed = useCan('verifyDomain');
  // The state beside it says that the check runs, and then how it ended.
  const { mutate, isPending } = useCommand('verifyDomain', { announcedBy: 'screen' });
  const isRunning = isPending || isOnItsWay(status);
  if (!isAllowed) return null;
  return (
    <ProgressButton
      variant="outlined"
      startIcon={<RefreshCw size={16} aria-hidden />}
      isRunning={isRunning}
      onClick={() => mutate({ domain })}
    >
      {t(isRunning ? 'ownership.checkingNow' : 'ownership.verifyNow')}
    </ProgressButton>
  );
}

function ProofFacts({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation();
  const time = (label: string, moment: string | null): Fact[] =>
    moment ? [{ label, value: <RelativeTime time={moment} /> }] : [];
  const facts: Fact[] = [
    ...(proof.found.length > 0
      ? [{ label: t('ownership.found'), value: <Found values={proof.found} /> }]
      : []),
    ...time(t('ownership.checked'), proof.checked_at),
    ...time(t('ownership.next'), proof.next_check_at),
    ...(proof.expires_at
      ? [{ label: t('ownership.expires'), value: <ExactTime time={proof.expires_at} /> }]
      : []),
  ];
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}

function Found({ values }: { readonly values: readonly string[] }) {
  return values.map((value) => (
    <Box key={value} component="code" sx={{ display: 'block', fontSize: 13 }}>
      {value}
    </Box>
  ));
}
