import { z } from 'zod';
import { wireId } from '../fields/id.ts';
import { missing } from '../fields/missing.ts';
import { addressesBodyBytes, relatedAddress } from '../fields/related-address.ts';
import { fieldCodes } from './errors.ts';

/** Of one command. */
export const mostMembersAtOnce = 1_000;
export const membersBodyBytes = addressesBodyBytes(mostMembersAtOnce);

/** `id` is that of the membership; what refers to nobody in the account has no `address_id`. */
const { id: address_id, ...addressFields } = relatedAddress;
export const listMemberRow = z.strictObject({ id: wireId, address_id, ...addressFields });

/** As it was written: one that is no address is refused alone, beside those that can be members. */
export const namedMember = z.string(missing);

/** What became of addresses that were to be members. */
export const membersAdded = z.strictObject({
  added: z.int(),
  /** They were members before. */
  present: z.int(),
  refused: z.array(z.strictObject({ address: z.string(), code: z.enum(fieldCodes) })),
});
