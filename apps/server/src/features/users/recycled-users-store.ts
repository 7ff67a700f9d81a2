import { mailUser } from '../../db/schema/mail-user.ts';
import { findAuditMailboxes, isAuditMailbox } from '../../rules/mail-ways/audit-mailboxes.ts';
import { recycledAddresses } from '../../rules/recycle-bin/recycled-addresses.ts';

export const recycledUsers = recycledAddresses({
  table: mailUser,
  kind: 'user',
  needed: { find: findAuditMailboxes, condition: isAuditMailbox },
});
