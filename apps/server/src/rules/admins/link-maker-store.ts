import type { AreaLevel } from '@posthouse/contract/core/permissions';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { admin, adminPermission } from '../../db/schema/admin.ts';
import { adminDomain } from '../../db/schema/domain.ts';
import type { CallerContext } from '../../kernel/context.ts';

/** Who makes a link, as the person who gets it may know them; a login name is nothing to publish. */
export async function readSender({ db, caller }: CallerContext): Promise<string> {
  const [found] = await db
    .select({ name: admin.name })
    .from(admin)
    .where(and(eq(admin.accountId, caller.accountId), eq(admin.id, caller.adminId)));
  return found?.name ?? '';
}

/** A condition on the admin who made a link: whoever lost the right to hand something over has handed over nothing any more. */
export function makerMay({ area, level }: AreaLevel, domainId: PgColumn): SQL {
  return sql`(${admin.role} = 'admin' or exists (select from ${adminPermission}
    where ${adminPermission.accountId} = ${admin.accountId} and ${adminPermission.adminId} = ${admin.id}
      and ${adminPermission.area} = ${area} and ${adminPermission.level} >= ${level}))
  and (not ${admin.domainsLimited} or exists (select from ${adminDomain}
    where ${adminDomain.accountId} = ${admin.accountId} and ${adminDomain.adminId} = ${admin.id}
      and ${adminDomain.domainId} = ${domainId}))`;
}
