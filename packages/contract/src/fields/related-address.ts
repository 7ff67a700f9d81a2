import { z } from 'zod';
import { mailAddress } from './email-address.ts';
import { wireFlag } from './flag.ts';
import { wireId } from './id.ts';
import { listOf } from './list.ts';

/** What mail does at an address of the account: in the recycle bin and disabled it receives none. */
export const addressStates = ['active', 'disabled', 'removed', 'missing'] as const;
/** What an address of the account is. */
export const addressKinds = ['user', 'alias', 'list', 'smart_list', 'public_folder'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** An address that something refers to. */
export const relatedAddress = {
  /** Null for what is no address of the account. */
  id: wireId.nullable(),
  address: z.string(),
  /** The same as its readers write it. */
  unicode: z.string(),
  /** Of the user who has it. */
  name: z.string(),
  /** Null for what is no address of the account. */
  kind: z.enum(addressKinds).nullable(),
  external: wireFlag,
  state: z.enum(addressStates),
};

/** More than anybody looks over, and each is one more message. */
export const mostRelated = 100;

/** The size of a form with this many addresses, each with its settings: some characters are written as three. */
export const addressesBodyBytes = (count: number) => count * 1024;

/** The whole set, which takes the place of the former one. */
export const addressSet = listOf(mailAddress, { least: 0, most: mostRelated });
