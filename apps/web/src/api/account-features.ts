import { type FeatureMaxima, hasField } from '@posthouse/contract/core/account-features';
import type { Action } from '@posthouse/contract/core/action';
import { useAction } from './use-action.ts';

const nothing: FeatureMaxima = { maxexemails: 0, maxocemails: 0, maxzulipusers: 0 };

/** Whether the account has a field of an action; of a feature nothing is shown before that is known. */
export function useHasField({ input }: Pick<Action, 'input'>): (field: string) => boolean {
  const { data } = useAction('status', {}, { staleMs: 60_000 });
  return (field) => hasField(input, field, data ?? nothing);
}
