import { folderWays } from '@posthouse/contract/features/users/overview';
import type { FolderProfile } from '@posthouse/contract/fields/folder-profiles';
import { and, desc, eq, sql } from 'drizzle-orm';
import { aliasDomain, domainName } from '../../../db/schema/domain.ts';
import { mailSession } from '../../../db/schema/mail-engine.ts';
import { mailUser, userMeasure } from '../../../db/schema/mail-user.ts';
import { publicFolder } from '../../../db/schema/public-folder.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';
import type { Subject } from './related-store.ts';

const counted = sql<number>`count(*) over ()`.mapWith(Number);

export async function readSubject({ db, caller }: TenantContext, userId: number) {
  const [found] = await db
    .select({
      id: mailUser.id,
      email: mailUser.email,
      domainId: mailUser.domainId,
      accountType: mailUser.accountType,
      canLogIn: sql<boolean>`${mailUser.passwordHash} is not null`,
      quotaMb: mailUser.quotaMb,
      usedMb: userMeasure.usedMb,
    })
    .from(mailUser)
    .innerJoin(
      userMeasure,
      and(eq(userMeasure.accountId, mailUser.accountId), eq(userMeasure.userId, mailUser.id)),
    )
    .where(and(eq(mailUser.accountId, caller.accountId), eq(mailUser.id, userId)));
  return found;
}

/** The same address at the names that lead to its domain. */
export async function readAliasDomains(
  { db, caller }: TenantContext,
  { email, domainId }: Subject,
  limit: number,
) {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const found = await db
    .select({ ascii: domainName.ascii, unicode: domainName.unicode, total: counted })
    .from(aliasDomain)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, aliasDomain.accountId), eq(domainName.id, aliasDomain.id)),
    )
    .where(
      and(
        eq(aliasDomain.accountId, caller.accountId),
        eq(aliasDomain.domainId, domainId),
        sql`${domainName.verifiedAt} is not null and ${domainName.removedAt} is null`,
      ),
    )
    .orderBy(domainName.unicode)
    .limit(limit);
  return {
    total: found[0]?.total ?? 0,
    rows: found.map(({ ascii, unicode }) => ({
      address: `${localPart}@${ascii}`,
      unicode: `${localPart}@${unicode}`,
    })),
  };
}

interface FolderRow extends Record<string, unknown> {
  readonly id: string;
  readonly path: string;
  readonly domain: string;
  readonly profile: FolderProfile;
  readonly distance: number;
  readonly total: number;
}

/** By the rule of the mail engine; also of a user who is disabled and would have them again. */
export async function readFolders(ctx: TenantContext, { id, domainId, accountType }: Subject, limit: number) {
  const { accountId } = ctx.caller;
  const user = { account_id: accountId, id, domain_id: domainId, account_type: accountType };
  const { rows } = await ctx.db.execute<FolderRow>(sql`
    select f.id::text as id, f.path, n.unicode as domain, p.profile, p.distance, (count(*) over ())::int as total
      from engine.folder_profiles(
             jsonb_populate_record(null::engine.active_user, ${JSON.stringify(user)}::jsonb)) p
      join ${publicFolder} f on f.account_id = ${accountId} and f.id = p.folder_id
      join ${domainName} n on n.account_id = f.account_id and n.id = f.domain_id
     where ${withinDomains(ctx, sql`f.domain_id`) ?? sql`true`}
     order by p.distance, f.sorted_path, f.id limit ${limit}`);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ distance, total: _total, ...folder }) => ({
      ...folder,
      through: folderWays[distance] ?? 'everyone',
    })),
  };
}

export async function readSessions({ db, caller }: TenantContext, userId: number, limit: number) {
  const found = await db
    .select({ service: mailSession.service, ip: mailSession.ip, since: mailSession.since, total: counted })
    .from(mailSession)
    .where(and(eq(mailSession.accountId, caller.accountId), eq(mailSession.userId, userId)))
    .orderBy(desc(mailSession.since), mailSession.service, mailSession.ip)
    .limit(limit);
  return { total: found[0]?.total ?? 0, rows: found };
}
