import { type SQL, sql } from 'drizzle-orm';
import { address, domainName } from '../../../db/schema/domain.ts';
import {
  aliasDestination,
  listMember,
  smartList,
  smartListMember,
  smartListOwner,
} from '../../../db/schema/mail-list.ts';
import { userDelegate, userForward, userSendAs } from '../../../db/schema/user-sharing.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';

/** Whose connections are looked for. */
export interface Subject {
  readonly id: number;
  readonly email: string;
  readonly domainId: number;
  readonly accountType: string;
}

/** The first addresses of a part, and how many there are, also in domains the caller must not meet. */
export interface RelatedPart<Detail = unknown> {
  readonly total: number;
  readonly hidden: number;
  readonly rows: readonly { readonly id: number; readonly detail: Detail }[];
}

interface DelegateDetail {
  readonly right: 'read' | 'edit' | 'full';
  readonly send: 'none' | 'as' | 'behalf';
}
interface SmartListDetail {
  readonly member: 0 | 1;
  readonly owner: 0 | 1;
}
interface Details {
  readonly aliases: null;
  readonly lists: null;
  readonly smart_lists: SmartListDetail;
  readonly delegates: DelegateDetail;
  readonly mailboxes: DelegateDetail;
  readonly send_as: null;
  readonly forwarded_from: null;
}
export type RelatedName = keyof Details;
export type Related = { readonly [Name in RelatedName]: RelatedPart<Details[Name]> };

interface Row extends Record<string, unknown> {
  readonly part: RelatedName;
  readonly id: number;
  readonly detail: never;
  readonly visible: boolean;
  readonly total: number;
  readonly hidden: number;
}

const nothing = { total: 0, hidden: 0, rows: [] };

/** All that refers to a user by its address, and what the user refers to so: one question, each part by an index. */
export async function readRelated(
  ctx: TenantContext,
  subject: Subject,
  names: readonly RelatedName[],
  limit: number,
): Promise<Related> {
  const { accountId } = ctx.caller;
  const sources = sourcesOf(accountId, subject);
  const isVisible = withinDomains(ctx, sql`a.domain_id`) ?? sql`true`;
  const parts = names.map(
    (name) => sql`(
      select ${name}::text as part, a.id::int8 as id, t.detail, ${isVisible} as visible,
             (count(*) filter (where ${isVisible}) over ())::int as total,
             (count(*) filter (where not (${isVisible})) over ())::int as hidden
        from (${sources[name]}) as t (id, detail)
        join ${address} a on a.account_id = ${accountId} and a.id = t.id and a.removed_at is null
        join ${domainName} n on n.account_id = a.account_id and n.id = a.domain_id
       order by visible desc, a.local_part || '@' || n.unicode limit ${limit})`,
  );
  const { rows } = await ctx.db.execute<Row>(sql.join(parts, sql` union all `));
  const found = (name: RelatedName) => {
    const own = rows.filter(({ part }) => part === name);
    const [first = nothing] = own;
    const shown = own.filter(({ visible }) => visible);
    return {
      total: first.total,
      hidden: first.hidden,
      rows: shown.map(({ id, detail }) => ({ id: Number(id), detail })),
    };
  };
  return {
    aliases: found('aliases'),
    lists: found('lists'),
    smart_lists: found('smart_lists'),
    delegates: found('delegates'),
    mailboxes: found('mailboxes'),
    send_as: found('send_as'),
    forwarded_from: found('forwarded_from'),
  };
}

/** Members and destinations may be texts that somebody typed who did not see the domain: they mean the user all the same. */
function sourcesOf(
  accountId: number,
  { id, email, domainId, accountType }: Subject,
): Readonly<Record<RelatedName, SQL>> {
  const of = (table: SQL) => sql`${table} where account_id = ${accountId}`;
  const rights = sql`jsonb_build_object('right', access, 'send', sending)`;
  return {
    aliases: sql`
      select alias_id, null::jsonb from ${of(sql`${aliasDestination}`)} and address_id = ${id}
      union select alias_id, null from ${of(sql`${aliasDestination}`)} and external = ${email}`,
    lists: sql`select distinct list_id, null::jsonb from ${of(sql`${listMember}`)} and email = ${email}`,
    smart_lists: sql`
      select list_id, jsonb_build_object('member', max(member), 'owner', max(owner)) from (
        select m.list_id, 1 as member, 0 as owner from ${smartListMember} m
          join ${smartList} l on l.account_id = m.account_id and l.id = m.list_id and l.type = 'members'
         where m.account_id = ${accountId} and m.email = ${email}
        union all
        select id, 1, 0 from ${of(sql`${smartList}`)}
           and type = 'all' and domain_id = ${domainId} and ${accountType}::text <> 'audit'
        union all
        select list_id, 0, 1 from ${of(sql`${smartListOwner}`)} and address_id = ${id}) as ways
       group by list_id`,
    delegates: sql`select delegate_id, ${rights} from ${of(sql`${userDelegate}`)} and user_id = ${id}`,
    mailboxes: sql`select user_id, ${rights} from ${of(sql`${userDelegate}`)} and delegate_id = ${id}`,
    send_as: sql`select address_id, null::jsonb from ${of(sql`${userSendAs}`)} and user_id = ${id}`,
    forwarded_from: sql`select user_id, null::jsonb from ${of(sql`${userForward}`)} and address_id = ${id}`,
  };
}
