import type { PlanRowType } from '@posthouse/contract/fields/plan-row-type';

/** Why a plan refused a row, in words. */
export interface HandedProblem {
  /** Null where the plan could not tell. */
  readonly type: PlanRowType | null;
  readonly name: string;
  readonly text: string;
}

/** A text on its way to the form, from a plan that is to be corrected. Never stored: it may hold passwords. */
let handed: string | undefined;
let refused: readonly HandedProblem[] = [];
let place: string | undefined;

interface HandedWith {
  readonly problems?: readonly HandedProblem[];
  /** For whom it all counts: `account`, a domain or the address of a user. */
  readonly place?: string | undefined;
}

export function handText(text: string, beside: HandedWith = {}): void {
  handed = text;
  refused = beside.problems ?? [];
  place = beside.place;
}

/** As long as the form is shown; it forgets the text when it is left. */
export const handedText = () => handed ?? '';
export const handedProblems = () => refused;
export const handedPlace = () => place;

export function forgetText(): void {
  handed = undefined;
  refused = [];
  place = undefined;
}
