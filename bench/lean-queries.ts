/** What a lean route asks for an action; every query takes the account alone. */
export interface LeanRead {
  readonly rows: string;
  /** Up to one more than the panel counts. */
  readonly count?: string;
}

/** Whose token it is, and that it is still good. */
export const leanSession = `
  select s.account_id, s.admin_id, a.role
    from session s
    join admin a on a.account_id = s.account_id and a.id = s.admin_id
    join account c on c.id = s.account_id
   where s.token_hash = $1 and s.expires_at > $2 and a.active and c.state = 'active'`;

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const page = (columns: string, from: string, order: string) =>
  `select coalesce(json_agg(r), '[]')::text as text from (select ${columns} from ${from} order by ${order} limit 50) as r`;
const counted = (from: string) =>
  `select count(*)::int as counted from (select from ${from} limit 1001) as found`;

const users = 'mail_user u where u.account_id = $1 and u.removed_at is null';
const domains = `domain_name n where n.account_id = $1 and n.kind = 'domain' and n.removed_at is null`;
const aliases = 'mail_alias l where l.account_id = $1 and l.removed_at is null';

/** Written by hand, with as little as gives the same rows as the panel: what PostgreSQL can give at best. */
export const leanReads: Readonly<Record<string, LeanRead>> = {
  status: {
    rows: `
      select json_build_object(
        'curemails', u.basic_users, 'maxemails', c.max_basic_users, 'cureemails', u.enhanced_users,
        'maxeemails', c.max_enhanced_users, 'curdomains', u.domains, 'maxdomains', c.max_domains,
        'curexemails', u.exchange_users, 'maxexemails', c.max_exchange_users, 'curocemails', u.external_users,
        'maxocemails', c.max_external_users, 'curzulipusers', u.chat_users, 'maxzulipusers', c.max_chat_users,
        'curquota', u.quota_mb, 'maxquota', c.max_quota_mb, 'autogrow_quota', c.autogrow_quota::int)::text as text
        from account c join account_usage u on u.account_id = c.id where c.id = $1`,
  },
  getAccountHistory: {
    rows: page(
      `h.id::text, ${moment('h.at')} as at, h.adminname, h.action, h.target, h.outcome,
       coalesce(host(h.remote_ip), '') as remoteip, h.before, h.after`,
      'account_history h where h.account_id = $1',
      'h.at desc, h.id desc',
    ),
  },
  getUsers: {
    rows: page(
      `u.id::text, u.email, u.readable as unicode, d.ascii as domain, u.name, u.account_type, u.mailbox_type, u.oex_type,
       u.relay_host, u.active::int, u.quota_mb as quota, m.used_mb as used,
       ${moment('m.last_login_at')} as lastlogin, u.language, u.timezone, u.dateformat, u.twofa_allowed::int,
       u.imap::int, u.pop3::int, u.smtp::int, u.access_hours, u.login_ips, ${moment('u.created_at')} as created_at, u.version`,
      users.replace(
        'where',
        `join domain_name d on d.account_id = u.account_id and d.id = u.domain_id
         join user_measure m on m.account_id = u.account_id and m.user_id = u.id where`,
      ),
      'u.readable, u.id',
    ),
    count: counted(users),
  },
  getDomains: {
    rows: page(
      `n.id::text, n.ascii as domain, n.unicode, d.type, d.active::int, n.state as verification, d.health, u.users, u.aliases,
       u.lists, u.smart_lists as smartlists, u.alias_domains as aliasdomains, u.quota_mb as quota, d.timezone, d.catchall,
       d.webmail::int, d.exchange_enabled::int, d.exchange_host, d.local_delivery::int as localdelivery, d.relay_host,
       d.footer, d.home_country as homecountry, d.dkim_enabled::int,
       exists (select from audit_domain o where o.account_id = d.account_id and o.domain_id = d.id and o.enabled)::int
         as audit_enabled,
       ${moment('n.created_at')} as created_at, ${moment('n.verified_at')} as verified_at, d.version`,
      domains.replace(
        'where',
        `join domain d on d.account_id = n.account_id and d.id = n.id
         join domain_usage u on u.account_id = n.account_id and u.domain_id = n.id where`,
      ),
      'n.unicode, n.id',
    ),
    count: counted(domains),
  },
  getAliases: {
    rows: page(
      `l.id::text, left(l.email, -length(d.ascii) - 1) as alias, d.ascii as domain, l.email, l.readable as unicode,
       leads.forward, 0 as hidden_destinations, leads.external, l.note, l.active::int,
       ${moment('l.created_at')} as created_at, l.version`,
      aliases.replace(
        'where',
        `join domain_name d on d.account_id = l.account_id and d.id = l.domain_id
         cross join lateral (
           select coalesce(json_agg(coalesce(a.local_part || '@' || p.ascii, t.external) order by t.position), '[]') as forward,
                  coalesce(bool_or(a.id is null), false)::int as external
             from alias_destination t
             left join address a on a.account_id = t.account_id and a.id = t.address_id
             left join domain_name p on p.account_id = a.account_id and p.id = a.domain_id
            where t.account_id = l.account_id and t.alias_id = l.id) as leads where`,
      ),
      'l.readable, l.id',
    ),
    count: counted(aliases),
  },
};
