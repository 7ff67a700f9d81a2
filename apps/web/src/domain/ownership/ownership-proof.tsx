import Box from '@mui/material/Box';
import { RefreshCw } from 'lucide-react';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { type Detail, DetailList } from '../../ui/values/detail-list.tsx';
import { ExactTime, RelativeTime } from '../../ui/values/relative-time.tsx';
import { isOnItsWay, OwnershipState, type Proof } from './ownership-state.tsx';

/** Somebody watches the check: it takes seconds. */
const pollMs = 1_500;

/** The proof that a name is one's own: the record to publish, the state of its check, and the button that checks now. */
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
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        // A name can be longer than any line.
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflowWrap: 'anywhere',
      }}
    >
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
      <ProofDetails proof={proof} />
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

function ProofDetails({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation();
  const time = (label: string, moment: string | null): Detail[] =>
    moment ? [{ label, value: <RelativeTime time={moment} /> }] : [];
  const details: Detail[] = [
    ...(proof.found.length > 0
      ? [{ label: t('ownership.found'), value: <Found values={proof.found} /> }]
      : []),
    ...time(t('ownership.checked'), proof.checked_at),
    ...time(t('ownership.next'), proof.next_check_at),
    ...(proof.expires_at
      ? [{ label: t('ownership.expires'), value: <ExactTime time={proof.expires_at} /> }]
      : []),
  ];
  return details.length > 0 ? <DetailList details={details} /> : null;
}

function Found({ values }: { readonly values: readonly string[] }) {
  return values.map((value) => (
    <Box key={value} component="code" sx={{ display: 'block', fontSize: 13 }}>
      {value}
    </Box>
  ));
}

interface ProofRecordProps {
  readonly host: string;
  readonly type: string;
  readonly value: string;
}

/** A DNS record, part by part to be copied. */
function ProofRecord({ host, type, value }: ProofRecordProps) {
  const { t } = useTranslation();
  return (
    <DetailList
      details={[
        { label: t('ownership.host'), value: <CopyValue value={host} label={t('ownership.copyHost')} /> },
        { label: t('ownership.type'), value: type },
        { label: t('ownership.value'), value: <CopyValue value={value} label={t('ownership.copyValue')} /> },
      ]}
    />
  );
}
