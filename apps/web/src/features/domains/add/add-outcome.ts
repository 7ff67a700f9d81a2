import type { ActionAnswer } from '@posthouse/contract';
import type { AddedAnswer } from './added-domains.tsx';

/** What came of the form: one domain, or an answer for each of several lines. */
export type AddOutcome =
  | { readonly kind: 'one'; readonly answer: ActionAnswer<'addDomain'> }
  | { readonly kind: 'several'; readonly answer: AddedAnswer };
