import type { ActionAnswer } from '@posthouse/contract';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';

export type Checklist = ActionAnswer<'getChecklist'>;

/** The DNS and mail programs are elsewhere: what happens there is noticed while Home stays open. */
const refreshEveryMs = 15_000;

const isOver = ({ steps }: Checklist) => steps.every(({ done }) => done === 1);

/** What a new account still needs; undefined for those it is not for, and until it is known. */
export function useChecklist(): Checklist | undefined {
  const enabled = useCan('getChecklist');
  return useAction('getChecklist', {}, { enabled, refreshEveryMs, refreshWhile: (one) => !isOver(one) }).data;
}

export const isChecklistShown = (checklist: Checklist | undefined): boolean =>
  checklist !== undefined && checklist.hidden === 0 && !isOver(checklist);

/** Somebody hid it although there is something left to do. */
export const isChecklistHidden = (checklist: Checklist | undefined): boolean =>
  checklist !== undefined && checklist.hidden === 1 && !isOver(checklist);
