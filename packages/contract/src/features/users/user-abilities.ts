import type { AccountType, MailboxType, oexTypes } from '../../fields/user-type.ts';

/** What a user is, as far as it decides what it can have. */
interface UserType {
  readonly account_type: AccountType;
  readonly mailbox_type: MailboxType;
  readonly oex_type: '' | (typeof oexTypes)[number];
}

/** Those who log in here have a password; rooms, equipment and shared mailboxes are opened by others. */
export const hasPassword = ({ mailbox_type }: Pick<UserType, 'mailbox_type'>) => mailbox_type === 'normal';

/** A connector's mail and logins may be elsewhere altogether. */
export const needsPassword = (user: Pick<UserType, 'account_type' | 'mailbox_type'>) =>
  hasPassword(user) && user.account_type !== 'exchange' && user.account_type !== 'external';

/** Its mail is here, and takes room. */
export const keepsMail = ({ account_type, oex_type }: Pick<UserType, 'account_type' | 'oex_type'>) =>
  account_type !== 'external' && (account_type !== 'exchange' || oex_type === 'relay_and_copy');

/** What audit mailboxes have received for compliance stays in them. */
export const canForward = ({ account_type }: UserType) => account_type !== 'audit';

/** Somebody logs in as it to read and send mail here: nobody does as a room, and connectors have their server elsewhere. */
export const isPerson = ({ account_type, mailbox_type }: UserType) =>
  (account_type === 'basic' || account_type === 'enhanced') && mailbox_type === 'normal';

/** Its mail is here for others to open; what an audit mailbox holds is for nobody but those who have its password. */
export const canHaveDelegates = ({ account_type, oex_type }: UserType) =>
  account_type === 'basic' || account_type === 'enhanced' || oex_type === 'relay_and_copy';
