import { domainName } from '@posthouse/contract/fields/domain-name';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import { ipRange } from '@posthouse/contract/fields/ip-range';
import type { TextFilter } from '../ui/table/definition/filter.ts';

type Takes = NonNullable<TextFilter['takes']>;

/** The server compares whole addresses and domains: a part of one would be refused. */
export const wholeAddress: Takes = {
  test: (text) => mailAddress.safeParse(text).success,
  otherwise: 'email_invalid',
};
export const wholeDomain: Takes = {
  test: (text) => domainName.safeParse(text).success,
  otherwise: 'domain_invalid',
};
export const ipOrNetwork: Takes = {
  test: (text) => ipRange.safeParse(text).success,
  otherwise: 'ip_invalid',
};
