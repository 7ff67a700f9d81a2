import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { branding } from '../../db/schema/branding.ts';
import { domainName } from '../../db/schema/domain.ts';

/** Whose host this is: the longest of these names that somebody proved to own. */
export async function findOwner(
  db: Database,
  names: readonly string[],
): Promise<{ accountId: number; domainId: number } | undefined> {
  const [found] = await db
    .select({ accountId: domainName.accountId, domainId: domainName.id })
    .from(domainName)
    .where(
      and(
        inArray(domainName.ascii, [...names]),
        eq(domainName.kind, 'domain'),
        isNotNull(domainName.verifiedAt),
        isNull(domainName.removedAt),
      ),
    )
    .orderBy(desc(sql`length(${domainName.ascii})`))
    .limit(1);
  return found;
}

/** A picture by the hash of its bytes; the same one may belong to several. */
export async function findLogo(db: Database, hash: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ logo: branding.logo })
    .from(branding)
    .where(and(eq(branding.logoHash, hash), isNotNull(branding.logo)))
    .orderBy(asc(branding.accountId))
    .limit(1);
  return found?.logo ?? undefined;
}
