import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';
import { admin, adminPermission } from '../db/schema/admin.ts';
import { adminDomain } from '../db/schema/domain.ts';

/** Admins with a confirmed address who want alerts about domains and may see this one. */
export async function listDomainAlertRecipients(
  db: Database,
  { accountId, domainId, level }: { accountId: number; domainId: number; level: number },
) {
  return db
    .select({
      email: admin.email,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(
      and(
        eq(admin.accountId, accountId),
        eq(admin.active, true),
        eq(account.state, 'active'),
        isNotNull(admin.emailConfirmedAt),
        sql`'domain' = any(${admin.alerts})`,
        sql`(${admin.role} = 'admin' or exists (select from ${adminPermission}
          where ${adminPermission.accountId} = ${admin.accountId} and ${adminPermission.adminId} = ${admin.id}
            and ${adminPermission.area} = 'domains' and ${adminPermission.level} >= ${level}))`,
        sql`(not ${admin.domainsLimited} or exists (select from ${adminDomain}
          where ${adminDomain.accountId} = ${admin.accountId} and ${adminDomain.adminId} = ${admin.id}
            and ${adminDomain.domainId} = ${domainId}))`,
      ),
    );
}
