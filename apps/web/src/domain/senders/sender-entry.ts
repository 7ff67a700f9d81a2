import { entryScopes, senderListsActions } from '@posthouse/contract/features/filtering/sender-lists';
import { z } from 'zod';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

/** Whose mail is always accepted, and whose is always refused: everything else about them is the same. */
export const senderLists = {
  whitelist: {
    address: '/filtering/whitelist',
    other: 'blacklist',
    read: 'getWhitelistEntry',
    add: 'addWhitelist',
    update: 'updateWhitelist',
    remove: 'removeWhitelist',
  },
  blacklist: {
    address: '/filtering/blacklist',
    other: 'whitelist',
    read: 'getBlacklistEntry',
    add: 'addBlacklist',
    update: 'updateBlacklist',
    remove: 'removeBlacklist',
  },
} as const;
export type SenderListName = keyof typeof senderLists;

export type SenderEntry = RowOf<'getBlacklist'> & Partial<Pick<RowOf<'getWhitelist'>, 'ignore_spf'>>;

/** For whom something counts, as a form asks for it. */
const placeFields = { scope: z.enum(entryScopes), domain: z.string(), email: z.string() };
type PlaceValues = z.input<z.ZodObject<typeof placeFields>>;

/** A form that asks for a place: the one of its scope has to be chosen. */
export const withPlace = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, ...placeFields }).superRefine((values, ctx) => {
    const { scope, domain, email } = values as unknown as PlaceValues;
    if (scope === 'domain' && domain === '')
      ctx.addIssue({ code: 'custom', path: ['domain'], message: 'domain_required' });
    if (scope === 'user' && email === '')
      ctx.addIssue({ code: 'custom', path: ['email'], message: 'email_required' });
  });

/** What is sent of it: neither for the whole account. */
export const sentPlace = ({ scope, domain, email }: PlaceValues) => ({
  ...(scope === 'domain' ? { domain } : {}),
  ...(scope === 'user' ? { email } : {}),
});

const { shape } = senderListsActions.updateWhitelist.input;
const entryFields = {
  address: shape.address.unwrap(),
  apply_to_headers: shape.apply_to_headers.unwrap(),
  note: shape.note.unwrap(),
  expires: shape.expires.unwrap(),
};
const allFields = { ...entryFields, ignore_spf: shape.ignore_spf.unwrap() };

export const addSchema = withPlace(allFields);
export const changeSchema = z.strictObject(allFields);
export type SenderValues = z.input<typeof changeSchema>;

const untouched = { address: '', apply_to_headers: false, note: '', expires: '', ignore_spf: false };

export const newSender = (place: PlaceValues) => ({ ...untouched, ...place });

export const valuesOf = ({ address, apply_to_headers, note, expires, ignore_spf }: SenderEntry) =>
  ({
    ...{ address, note, expires: expires ?? '' },
    ...{ apply_to_headers: apply_to_headers === 1, ignore_spf: ignore_spf === 1 },
  }) satisfies SenderValues;
