import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import type { Database } from '../../db/pool.ts';
import { appliedBrand, type Brand, productBrand } from '../../rules/accounts/brand.ts';
import { readBrands } from '../../rules/accounts/brand-store.ts';
import { findOwner } from './host-branding-store.ts';

/** The brand of a host name, which may be anything: what is no name, or nobody's, has the product's. */
export async function brandOfHost(db: Database, host: string): Promise<Brand> {
  const ascii = asciiDomain(host);
  if (ascii === undefined) return productBrand;
  const owner = await findOwner(db, withParents(ascii));
  if (owner === undefined) return productBrand;
  const { own, account } = await readBrands({ db, caller: { ...owner, domains: 'all' } }, owner.domainId);
  return appliedBrand(own, account);
}

/** `a.b.example` → `a.b.example`, `b.example`; a name of one label is nobody's. */
function withParents(name: string): string[] {
  const labels = name.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
