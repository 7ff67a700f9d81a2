import { mailUser } from '../../db/schema/mail-user.ts';
import { findAuditMailboxes, isAuditMailbox } from '../../domain/audit-mailboxes.ts';
import { recycledAddresses } from '../../domain/recycled-addresses.ts';

export const recycledUsers = recycledAddresses({
  table: mailUser,
  kind: 'user',
  needed: { find: findAuditMailboxes, condition: isAuditMailbox },
});
