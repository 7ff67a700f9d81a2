import { ipAccessActions } from '@posthouse/contract/features/filtering/ip-access';
import { z } from 'zod';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type IpEntry = RowOf<'getIpAccessList'>;

const { shape } = ipAccessActions.addIpAccess.input;
const fields = { ip: shape.ip, type: shape.type, description: shape.description.unwrap() };

/** Without a place among the others it comes after them. */
export const addSchema = z.strictObject({
  ...fields,
  preference: z.union([z.literal(''), shape.preference.unwrap()], 'format'),
  domain: z.union([z.literal(''), shape.domain.unwrap()], 'domain_invalid'),
});
export const changeSchema = z.strictObject({ ...fields, preference: shape.preference.unwrap() });
export type IpEntryValues = Pick<z.input<typeof addSchema>, 'ip' | 'type' | 'preference' | 'description'>;

export const newEntry = { ip: '', type: 'block', preference: '', description: '' } as const;

export const valuesOf = ({ ip, type, preference, description }: IpEntry) => ({
  ip,
  type,
  preference: String(preference),
  description,
});

/** What is left empty is not sent. */
export const draftOf = ({ preference, domain, ...values }: z.input<typeof addSchema>) => ({
  ...values,
  ...(preference === '' ? {} : { preference }),
  ...(domain === '' ? {} : { domain }),
});
