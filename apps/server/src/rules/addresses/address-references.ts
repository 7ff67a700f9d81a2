import { sql } from 'drizzle-orm';
import { auditDomain } from '../../db/schema/audit.ts';
import { address, domain, domainName } from '../../db/schema/domain.ts';
import { aliasDestination, listMember, smartListMember, smartListOwner } from '../../db/schema/mail-list.ts';
import { publicFolderOwner, publicFolderRight } from '../../db/schema/public-folder.ts';
import { userDelegate, userForward, userSendAs } from '../../db/schema/user-sharing.ts';
import type { TenantContext } from '../../kernel/context.ts';

/** Wherever something refers to what is not its own by its address; a test compares this with the foreign keys. */
export const addressReferences = [
  { table: userForward, column: userForward.addressId },
  { table: userSendAs, column: userSendAs.addressId },
  { table: userDelegate, column: userDelegate.delegateId },
  { table: aliasDestination, column: aliasDestination.addressId },
  { table: listMember, column: listMember.addressId },
  { table: smartListMember, column: smartListMember.addressId },
  { table: smartListOwner, column: smartListOwner.addressId },
  { table: publicFolderOwner, column: publicFolderOwner.addressId },
  { table: publicFolderRight, column: publicFolderRight.addressId },
  { table: auditDomain, column: auditDomain.userId },
];

/** Somebody uses this address: would lose something with it, or get mail back. */
export async function isReferredTo(
  { db, caller: { accountId } }: TenantContext,
  id: number,
): Promise<boolean> {
  const byId = addressReferences.map(
    ({ table, column }) =>
      sql`exists (select from ${table} where ${table.accountId} = ${accountId} and ${column} = ${id})`,
  );
  // A catch-all is a text, whatever it names.
  const asCatchAll = sql`exists (select from ${address}
      join ${domainName} on ${domainName.accountId} = ${address.accountId} and ${domainName.id} = ${address.domainId}
      join ${domain} on ${domain.accountId} = ${address.accountId}
           and ${domain.catchall} = ${address.localPart} || '@' || ${domainName.ascii}
     where ${address.accountId} = ${accountId} and ${address.id} = ${id})`;
  const { rows } = await db.execute<{ is_referred: boolean }>(
    sql`select ${sql.join([...byId, asCatchAll], sql` or `)} as is_referred`,
  );
  return rows[0]?.is_referred !== false;
}
