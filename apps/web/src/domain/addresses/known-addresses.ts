import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { useSettled } from '../../ui/form/use-settled.ts';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';
import type { RelatedAddress } from './address-choice.ts';

type User = Pick<RowOf<'getUsers'>, 'id' | 'email' | 'unicode' | 'name' | 'active'>;

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 8;

const asAddress = ({ id, email, unicode, name, active }: User): RelatedAddress => ({
  ...{ id, address: email, unicode, name, external: 0 },
  state: active === 1 ? 'active' : 'disabled',
});

/** The users of the account whose names or addresses contain what is typed; asked for only while somebody looks. */
export function useKnownUsers(typed: string, only: { readonly mailbox_type?: 'normal' } = {}) {
  const [isOpen, setIsOpen] = useState(false);
  const search = useSettled(typed.trim());
  const { data, isFetching } = useAction(
    'getUsers',
    { limit: mostOffered, ...only, ...(search === '' ? {} : { search }) },
    { keepPrevious: true, enabled: isOpen },
  );
  return { found: (data?.rows ?? []).map(asAddress), isFetching, setIsOpen };
}

/** The user who has an address; undefined where nobody of the account is known to have it. */
export async function findKnownUser(email: string): Promise<RelatedAddress | undefined> {
  try {
    return asAddress(await call('getUser', { email }));
  } catch (error) {
    // Also without a connection: what it is shows when it is saved.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
