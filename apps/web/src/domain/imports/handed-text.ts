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

export function handText(text: string, problems: readonly HandedProblem[] = []): void {
  handed = text;
  refused = problems;
}

/** As long as the form is shown; it forgets the text when it is left. */
export const handedText = () => handed ?? '';
export const handedProblems = () => refused;

export function forgetText(): void {
  handed = undefined;
  refused = [];
}
