import Box from '@mui/material/Box';
import { useState } from 'react';
import { AddDomainForm } from './add-domain-form.tsx';
import type { AddOutcome } from './add-outcome.ts';
import { AddedDomain } from './added-domain.tsx';
import { AddedDomains, FailedNames } from './added-domains.tsx';

/** The form, and after it what to do next; lines that failed stay in the form to be corrected. */
export function AddDomainPanel({ close }: { readonly close: () => void }) {
  const [outcome, setOutcome] = useState<AddOutcome>();
  const again = () => setOutcome(undefined);
  if (outcome?.kind === 'one') return <AddedDomain row={outcome.answer.domain} onAgain={again} />;
  if (outcome === undefined) return <AddDomainForm onAdded={setOutcome} onCancel={close} />;
  const { done, failed } = outcome.answer;
  if (failed.length === 0) return <AddedDomains done={done} onAgain={again} />;
  const left = failed.map(({ domain }) => domain).join('\n');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FailedNames failed={failed} />
      <AddDomainForm key={left} names={left} onAdded={setOutcome} onCancel={close} />
      <AddedDomains done={done} />
    </Box>
  );
}
