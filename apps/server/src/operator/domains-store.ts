import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';
import { aliasDomain, domainName } from '../db/schema/domain.ts';

const present = (ascii: string) => and(eq(domainName.ascii, ascii), isNull(domainName.removedAt));

/** Every claim on a name, of whatever account; locked. */
export async function lockClaims(db: Database, ascii: string) {
  return db
    .select({
      accountId: domainName.accountId,
      id: domainName.id,
      /** An alias domain is history of its real one. */
      domainId: sql<number>`coalesce(${aliasDomain.domainId}, ${domainName.id})`.mapWith(Number),
      accountName: account.name,
      state: domainName.state,
      contestedAt: domainName.contestedAt,
    })
    .from(domainName)
    .innerJoin(account, eq(account.id, domainName.accountId))
    .leftJoin(
      aliasDomain,
      and(eq(aliasDomain.accountId, domainName.accountId), eq(aliasDomain.id, domainName.id)),
    )
    .where(present(ascii))
    .orderBy(domainName.id)
    .for('update', { of: domainName });
}

/** The one gets the name; whoever had or contested it has lost it, and is told by the panel. */
export async function giveName(
  db: Database,
  ascii: string,
  { accountId, id, now }: { accountId: number; id: number; now: Date },
): Promise<void> {
  const others = or(ne(domainName.accountId, accountId), ne(domainName.id, id));
  await db
    .update(domainName)
    .set({
      ...{ state: 'failed', finding: 'taken', verifiedAt: null, contestedAt: null, nextCheckAt: null },
      ...{ lostAt: now, lostMailAt: null },
      fence: sql`${domainName.fence} + 1`,
    })
    .where(
      and(present(ascii), others, or(isNotNull(domainName.verifiedAt), isNotNull(domainName.contestedAt))),
    );
  await db
    .update(domainName)
    .set({
      ...{ state: 'verified', finding: '', verifiedAt: now, contestedAt: null, nextCheckAt: null },
      ...{ lostAt: null, lostMailAt: null },
      // A check under way must not undo it.
      fence: sql`${domainName.fence} + 1`,
    })
    .where(and(eq(domainName.accountId, accountId), eq(domainName.id, id)));
}

/** Names that two accounts have proved, with who has and who wants them. */
export async function listContested(db: Database) {
  return db
    .select({
      domain: domainName.ascii,
      account: account.name,
      state: domainName.state,
      contestedAt: domainName.contestedAt,
    })
    .from(domainName)
    .innerJoin(account, eq(account.id, domainName.accountId))
    .where(and(isNotNull(domainName.contestedAt), isNull(domainName.removedAt)))
    .orderBy(asc(domainName.ascii), asc(domainName.contestedAt));
}
