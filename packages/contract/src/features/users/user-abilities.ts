import type { AccountType, MailboxType, oexTypes } from '../users.ts';

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
