import { z } from 'zod';
import { mailAddress } from '../../fields/email-address.ts';
import { wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { listOf } from '../../fields/list.ts';
import type { AccountType, MailboxType, oexTypes } from '../users.ts';

/** What mail does at an address of the account: in the recycle bin and disabled it receives none. */
const addressStates = ['active', 'disabled', 'removed', 'missing'] as const;

/** An address that something of a user refers to. */
export const relatedAddress = {
  /** Null for what is no address of the account. */
  id: wireId.nullable(),
  address: z.string(),
  /** The same as its readers write it. */
  unicode: z.string(),
  /** Of the user who has it. */
  name: z.string(),
  external: wireFlag,
  state: z.enum(addressStates),
};

/** More than anybody looks over, and each is one more message. */
export const mostRelated = 100;

/** The whole set, which takes the place of the former one. */
export const addressSet = listOf(mailAddress, { least: 0, most: mostRelated });

/** What a user is, as far as it decides what it can have. */
interface UserType {
  readonly account_type: AccountType;
  readonly mailbox_type: MailboxType;
  readonly oex_type: '' | (typeof oexTypes)[number];
}

/** What audit mailboxes have received for compliance stays in them. */
export const canForward = ({ account_type }: UserType) => account_type !== 'audit';

/** Somebody logs in as it to read and send mail here: nobody does as a room, and connectors have their server elsewhere. */
export const isPerson = ({ account_type, mailbox_type }: UserType) =>
  (account_type === 'basic' || account_type === 'enhanced') && mailbox_type === 'normal';

/** Its mail is here for others to open; what an audit mailbox holds is for nobody but those who have its password. */
export const canHaveDelegates = ({ account_type, oex_type }: UserType) =>
  account_type === 'basic' || account_type === 'enhanced' || oex_type === 'relay_and_copy';
