import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useState } from 'react';
import { AddDomainForm } from './add-domain-form.tsx';
import { AddedDomain } from './added-domain.tsx';
import { type AddedAnswer, AddedDomains, FailedNames } from './added-domains.tsx';

/** What came of the form: one domain, or an answer for each of several lines. */
export type Outcome =
  | { readonly kind: 'one'; readonly answer: ActionAnswer<'addDomain'> }
  | { readonly kind: 'several'; readonly answer: AddedAnswer };

/** The form, and after it what to do next; lines that failed stay in the form to be corrected. */
export function AddDomainPanel({ close }: { readonly close: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
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
