import type { ActionName } from '@posthouse/contract';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { can } from '../../api/access.ts';
import { addressValue, type ListSearch } from '../../ui/table/view/view-address.ts';
import type { RelatedAddress } from './address-choice.ts';

/** Where an address of the account is looked at. */
interface AddressPage {
  readonly to: string;
  readonly search?: ListSearch;
}

const pages: Readonly<
  Record<AddressKind, { readonly needs: ActionName; readonly page: (id: string) => AddressPage }>
> = {
  user: { needs: 'getUser', page: (id) => ({ to: `/users/list/${id}` }) },
  alias: { needs: 'getAlias', page: (id) => ({ to: '/aliases', search: { open: addressValue(id) } }) },
  list: { needs: 'getList', page: (id) => ({ to: `/lists/${id}` }) },
  public_folder: { needs: 'getPublicFolder', page: (id) => ({ to: `/publicfolders/${id}` }) },
  smart_list: { needs: 'getSmartList', page: (id) => ({ to: `/smartlists/${id}` }) },
};

/** What is in the recycle bin has no page, and nobody is led to one that would be refused. */
export function addressPage({ id, kind, state }: RelatedAddress): AddressPage | undefined {
  const place = kind === null ? undefined : pages[kind];
  if (id === null || state === 'removed' || place === undefined) return undefined;
  return can(place.needs) ? place.page(id) : undefined;
}
