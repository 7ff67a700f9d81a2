import { mostNamedEffects, type RemovalEffectKind } from '@posthouse/contract/features/users/removal';
import { type SQL, sql } from 'drizzle-orm';
import { auditDomain } from '../../../db/schema/audit.ts';
import { deliveryRules } from '../../../db/schema/delivery.ts';
import { address, domain, domainName } from '../../../db/schema/domain.ts';
import {
  aliasDestination,
  listMember,
  mailAlias,
  mailList,
  smartList,
  smartListMember,
  smartListOwner,
} from '../../../db/schema/mail-list.ts';
import { mailUser, userMeasure } from '../../../db/schema/mail-user.ts';
import { publicFolder, publicFolderOwner, publicFolderRight } from '../../../db/schema/public-folder.ts';
import { userDelegate, userForward, userSendAs } from '../../../db/schema/user-sharing.ts';
import { asSql, type CompiledSql } from '../../../db/statement.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';

interface Effect extends Record<string, unknown> {
  readonly kind: RemovalEffectKind;
  readonly total: number;
  readonly rows: { readonly id: string; readonly name: string }[];
}
interface Mail extends Record<string, unknown> {
  readonly total: number;
  readonly mailboxes: number;
  readonly used: number;
}

/** The users that would be removed; of others there are none. */
function chosenOf(ctx: TenantContext, matching: CompiledSql): SQL {
  return sql`select u.account_id, u.id, u.email, u.readable, u.has_logged_in from ${mailUser} u
    where u.account_id = ${ctx.caller.accountId} and u.removed_at is null and ${within(ctx, sql`u.domain_id`)}
      and u.id in (select id from (${asSql(matching)}) as matching)`;
}

const within = (ctx: TenantContext, domainId: SQL) => withinDomains(ctx, domainId) ?? sql`true`;

/** Mail that was never measured may be there where somebody has logged in. */
export async function readMailOf(ctx: TenantContext, matching: CompiledSql): Promise<Mail> {
  const { rows } = await ctx.db.execute<Mail>(sql`
    select count(*)::int as total, count(*) filter (where coalesce(m.used_bytes > 0, c.has_logged_in))::int as mailboxes,
           coalesce(sum(m.used_mb), 0)::float8 as used
      from (${chosenOf(ctx, matching)}) as c
      join ${userMeasure} m on m.account_id = c.account_id and m.user_id = c.id`);
  return rows[0] ?? { total: 0, mailboxes: 0, used: 0 };
}

/** What refers to the users and is not removed with them, in domains the caller is not kept from. */
export async function readEffects(ctx: TenantContext, matching: CompiledSql): Promise<Effect[]> {
  const { accountId } = ctx.caller;
  /** A table of its own is made of them once: of users only just added the planner knows no number, and would go through all. */
  const isChosen = (id: SQL) => sql`coalesce(${id} in (select id from chosen), false)`;
  const isTheirs = (email: SQL) => sql`coalesce(${email} in (select email from chosen), false)`;
  const stays = (id: SQL) => sql`${id} is not null and not ${isChosen(id)}
    and exists (select from ${address} t where t.account_id = ${accountId} and t.id = ${id} and t.removed_at is null)`;
  /** Ids of `column` in the rows of a table that name one of the users. */
  const naming = (table: SQL, column: SQL, user: SQL) =>
    sql`select ${column} from ${table} r where r.account_id = ${accountId} and ${user} = any (array(select id from chosen))`;
  const met = (table: SQL) => sql`${table} x where x.account_id = ${accountId} and x.removed_at is null
    and ${within(ctx, sql`x.domain_id`)}`;
  const users = sql`${met(sql`${mailUser}`)} and not ${isChosen(sql`x.id`)}`;
  const owned = (table: SQL, thing: SQL) => sql`exists (select from ${table} o
    where o.account_id = ${accountId} and ${thing} = x.id and ${stays(sql`o.address_id`)})`;
  const found = [
    sql`select 'audit' as kind, id, readable as name from chosen
      where exists (select from ${auditDomain} a where a.account_id = ${accountId} and a.user_id = chosen.id)`,
    sql`select case when exists (select from ${aliasDestination} o where o.account_id = ${accountId}
        and o.alias_id = x.id and (o.address_id is null or ${stays(sql`o.address_id`)})) then 'alias' else 'alias_refused' end,
      x.id, x.readable from ${met(sql`${mailAlias}`)}
      and x.id in (${naming(sql`${aliasDestination}`, sql`r.alias_id`, sql`r.address_id`)})`,
    sql`select 'catch_all', n.id, n.unicode from ${domain} d
      join ${domainName} n on n.account_id = d.account_id and n.id = d.id
      where d.account_id = ${accountId} and n.removed_at is null and ${within(ctx, sql`n.id`)}
        and ${isTheirs(sql`d.catchall`)}`,
    sql`select 'rule', x.id, x.readable from ${users} and x.id in (select r.user_id from ${deliveryRules} r
      cross join lateral jsonb_path_query(r.rules, ${ruleForwards}::jsonpath) as forward
      where r.account_id = ${accountId} and ${isTheirs(sql`forward #>> '{}'`)})`,
    sql`select case when x.mailbox_type = 'normal' or exists (select from ${userDelegate} o
        where o.account_id = ${accountId} and o.user_id = x.id and ${stays(sql`o.delegate_id`)})
        then 'delegate' else 'mailbox_closed' end, x.id, x.readable from ${users}
      and x.id in (${naming(sql`${userDelegate}`, sql`r.user_id`, sql`r.delegate_id`)})`,
    sql`select 'delegated', x.id, x.readable from ${users}
      and x.id in (${naming(sql`${userDelegate}`, sql`r.delegate_id`, sql`r.user_id`)})`,
    sql`select 'send_as', x.id, x.readable from ${users}
      and x.id in (${naming(sql`${userSendAs}`, sql`r.user_id`, sql`r.address_id`)})`,
    sql`select 'forward', x.id, x.readable from ${users}
      and x.id in (${naming(sql`${userForward}`, sql`r.user_id`, sql`r.address_id`)})`,
    sql`select 'list', x.id, x.readable from ${met(sql`${mailList}`)}
      and x.id in (${naming(sql`${listMember}`, sql`r.list_id`, sql`r.address_id`)})`,
    sql`select 'smart_list', x.id, x.readable from ${met(sql`${smartList}`)}
      and x.id in (${naming(sql`${smartListMember}`, sql`r.list_id`, sql`r.address_id`)})`,
    sql`select case when ${owned(sql`${smartListOwner}`, sql`o.list_id`)} then 'smart_list_owner'
        else 'smart_list_ownerless' end, x.id, x.readable from ${met(sql`${smartList}`)}
      and x.id in (${naming(sql`${smartListOwner}`, sql`r.list_id`, sql`r.address_id`)})`,
    sql`select case when ${owned(sql`${publicFolderOwner}`, sql`o.folder_id`)} then 'folder' else 'folder_ownerless' end,
      x.id, x.path from ${met(sql`${publicFolder}`)}
      and x.id in (${naming(sql`${publicFolderOwner}`, sql`r.folder_id`, sql`r.address_id`)})`,
    sql`select 'folder', x.id, x.path from ${met(sql`${publicFolder}`)}
      and x.id in (${naming(sql`${publicFolderRight}`, sql`r.folder_id`, sql`r.address_id`)})
      and not exists (select from ${publicFolderOwner} o
        where o.account_id = ${accountId} and o.folder_id = x.id and ${isChosen(sql`o.address_id`)})`,
  ];
  const { rows } = await ctx.db.execute<Effect>(sql`
    with chosen as materialized (${chosenOf(ctx, matching)}),
    found as (${sql.join(found, sql` union all `)}),
    placed as (select kind, id, name, count(*) over (partition by kind) as total,
      row_number() over (partition by kind order by name, id) as place from found)
    select kind, max(total)::int as total,
           json_agg(json_build_object('id', id::text, 'name', name) order by place) as rows
      from placed where place <= ${mostNamedEffects} group by kind`);
  return rows;
}

const ruleForwards =
  '$[*] ? (@.active == true).actions[*] ? (@.type == "forward" || @.type == "redirect").value';
