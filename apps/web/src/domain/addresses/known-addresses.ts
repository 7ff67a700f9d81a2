import type { ActionName } from '@posthouse/contract';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { useState } from 'react';
import { can } from '../../api/access.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { useSettled } from '../../ui/form/use-settled.ts';
import type { RelatedAddress } from './address-choice.ts';

/** What can be found while one types. */
export type KnownKind = Exclude<AddressKind, 'public_folder'>;
export const knownKinds: readonly KnownKind[] = ['user', 'alias', 'list', 'smart_list'];

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 8;
const mostOfEach = 4;

const searches = {
  user: 'getUsers',
  alias: 'getAliases',
  list: 'getLists',
  smart_list: 'getSmartLists',
} as const satisfies Readonly<Record<KnownKind, ActionName>>;

interface Row {
  readonly id: string;
  readonly email: string;
  readonly unicode: string;
  readonly name?: string;
  readonly active: 0 | 1;
}

const asAddress =
  (kind: KnownKind) =>
  ({ id, email, unicode, name = '', active }: Row): RelatedAddress => ({
    ...{ id, address: email, unicode, kind, external: 0 },
    // Of a list that is its address again.
    name: kind === 'user' ? name : '',
    state: active === 1 ? 'active' : 'disabled',
  });

/** The users of the account whose names or addresses contain what is typed; asked for only while somebody looks. */
export function useKnownUsers(typed: string, only: { readonly mailbox_type?: 'normal' } = {}) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isFetching } = useAction(
    'getUsers',
    { limit: mostOffered, ...only, ...useSearch(typed) },
    { keepPrevious: true, enabled: isOpen },
  );
  return { found: (data?.rows ?? []).map(asAddress('user')), isFetching, setIsOpen };
}

/** The same of everything that has an address, as far as the admin may see it. */
export function useKnownAddresses(typed: string, kinds: readonly KnownKind[]) {
  const [isOpen, setIsOpen] = useState(false);
  const input = { limit: kinds.length > 1 ? mostOfEach : mostOffered, ...useSearch(typed) };
  const when = (kind: KnownKind) => ({
    keepPrevious: true,
    enabled: isOpen && kinds.includes(kind) && can(searches[kind]),
  });
  const answers = {
    user: useAction(searches.user, input, when('user')),
    alias: useAction(searches.alias, input, when('alias')),
    // No mail can be led to one that teaches the spam filter.
    list: useAction(searches.list, { ...input, type: 'distribution' }, when('list')),
    smart_list: useAction(searches.smart_list, input, when('smart_list')),
  };
  return {
    found: kinds.flatMap((kind) => (answers[kind].data?.rows ?? []).map(asAddress(kind))),
    isFetching: kinds.some((kind) => answers[kind].isFetching),
    setIsOpen,
  };
}

function useSearch(typed: string): { readonly search?: string } {
  const search = useSettled(typed.trim());
  return search === '' ? {} : { search };
}

/** What has an address; undefined where nothing of the account is known to have it. */
export async function findKnownAddress(
  email: string,
  kinds: readonly KnownKind[],
): Promise<RelatedAddress | undefined> {
  const asked = kinds.filter((kind) => can(searches[kind]));
  const found = await Promise.all(asked.map((kind) => findOfKind(kind, email)));
  return found.find((address) => address !== undefined);
}

async function findOfKind(kind: KnownKind, email: string): Promise<RelatedAddress | undefined> {
  try {
    const rows: readonly Row[] =
      kind === 'user'
        ? [await call('getUser', { email })]
        : (await call(searches[kind], { search: email })).rows;
    return rows.filter((row) => row.email === email).map(asAddress(kind))[0];
  } catch (error) {
    // Also without a connection: what it is shows when it is saved.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
