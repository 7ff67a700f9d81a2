import type { ActionAnswer } from '@posthouse/contract';
import { useState } from 'react';
import { AddDomainForm } from './add-domain-form.tsx';
import { AddedDomain } from './added-domain.tsx';
import { AddedDomains } from './added-domains.tsx';

/** What came of the form: one domain, or an answer for each of several lines. */
export type Outcome =
  | { readonly kind: 'one'; readonly answer: ActionAnswer<'addDomain'> }
  | { readonly kind: 'several'; readonly answer: ActionAnswer<'addDomains'> };

/** The form, and in its place what is to be done next. */
export function AddDomainPanel({ close }: { readonly close: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === undefined) return <AddDomainForm onAdded={setOutcome} onCancel={close} />;
  const again = () => setOutcome(undefined);
  if (outcome.kind === 'one') return <AddedDomain row={outcome.answer.domain} onAgain={again} />;
  return <AddedDomains answer={outcome.answer} onAgain={again} />;
}
