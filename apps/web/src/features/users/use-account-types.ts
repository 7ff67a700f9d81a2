import type { AccountType } from '@posthouse/contract/features/users';
import { useAction } from '../../api/use-action.ts';
import { offeredTypes } from './offered-types.ts';

/** None while the maximums are not known, except the present one. */
export function useAccountTypes(present?: AccountType): AccountType[] {
  const { data } = useAction('status', {});
  if (data) return offeredTypes(data, present);
  return present ? [present] : [];
}
