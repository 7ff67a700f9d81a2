import type { Pool, PoolClient } from 'pg';
import { familyNames, firstNames, plain } from '../apps/server/src/operator/demo/demo-names.ts';

/** Made side by side: one connection uses one processor. */
const lanes = 2;
/** One after the other, each in the order of the list: its index is then filled from one end to the other some times. */
const waves = 10;

export const userLimits = (users: number, domains: number) => ({
  maxdomains: domains,
  maxemails: users,
  maxeemails: users,
  maxquota: users * 1_000,
});

/** Users with the names of the demo account, at addresses that are spread over the domains. */
export async function fillUsers(
  pool: Pool,
  { accountId, name, users, domains }: { accountId: number; name: string; users: number; domains: number },
): Promise<void> {
  await pool.query(
    `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at)
     select $1, 'domain', 'd' || n || '.' || $3::text, 'd' || n || '.' || $3::text, now(), md5(n::text), 'verified', now()
       from generate_series(1, $2) n`,
    [accountId, domains, `${name}.example`],
  );
  await pool.query(
    'insert into domain (account_id, id) select account_id, id from domain_name where account_id = $1',
    [accountId],
  );
  await pool.query('analyze');
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      withFastInserts(pool, async (client) => {
        for (let wave = 0; wave < waves; wave += 1) {
          const from = Math.floor((users * wave) / waves) + 1;
          const to = Math.floor((users * (wave + 1)) / waves);
          await insertUsers(client, { accountId, from, to, lane });
        }
      }),
    ),
  );
  await countUsers(pool, accountId);
  await withFastInserts(pool, (client) => client.query('vacuum analyze'));
}

/**
 * The foreign keys hold by the way the rows are made and need no look at each; the index of trigrams gets all of them at
 * the end, in the order it has.
 */
async function withFastInserts(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  await client.query(
    `set session_replication_role = replica; set gin_pending_list_limit = '1GB'; set work_mem = '256MB';
     set maintenance_work_mem = '1GB'`,
  );
  try {
    await work(client);
  } finally {
    // Its settings are not for what is measured.
    client.release(true);
  }
}

/** Of every so-manieth domain, so that lanes never meet. */
async function insertUsers(
  client: PoolClient,
  { accountId, from, to, lane }: { accountId: number; from: number; to: number; lane: number },
): Promise<void> {
  const place = `place as (
    select * from (select id, ascii, row_number() over (order by id) - 1 as at, count(*) over () as places
                     from domain_name where account_id = $1) as counted
     where at % $2 = $3)`;
  const nameOf = (list: string, salt: number) =>
    `(${list}::text[])[1 + abs(hashint8(u + ${salt})::bigint) % cardinality(${list}::text[])]`;
  const last = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from address');
  await client.query(
    `with ${place}
     insert into address (account_id, domain_id, local_part, kind, created_at)
     select $1, id, ${nameOf('$5', 0)} || '.' || ${nameOf('$6', 1e9)} || u, 'user', now() - make_interval(secs => u)
       from generate_series($4::bigint, $7::bigint) u join place on at = u % places`,
    [accountId, lanes, lane, from, firstNames.map(plain), familyNames.map(plain), to],
  );
  await client.query(
    `with ${place},
     made as (
       select a.*, place.ascii, substring(local_part from '[0-9]+$')::bigint as u
         from address a join place on place.id = a.domain_id where a.account_id = $1 and a.id > $6)
     insert into mail_user (account_id, id, domain_id, email, readable, name, account_type, quota_mb, is_over_quota,
                            has_logged_in, created_at)
     select account_id, id, domain_id, local_part || '@' || ascii, local_part || '@' || ascii,
            ${nameOf('$4', 0)} || ' ' || ${nameOf('$5', 1e9)}, case when u % 50 = 0 then 'enhanced' else 'basic' end,
            1000, u * 7919 % 1010 >= 1000, u % 200 > 0, created_at
       from made order by local_part, ascii`,
    [accountId, lanes, lane, firstNames, familyNames, last.rows[0]?.id],
  );
  await client.query(
    `with ${place},
     made as (
       select a.account_id, a.id, substring(local_part from '[0-9]+$')::bigint as u
         from address a join place on place.id = a.domain_id where a.account_id = $1 and a.id > $4)
     insert into user_measure (account_id, user_id, used_bytes, last_login_at)
     select account_id, id, (u * 7919 % 1010) * 1000000,
            case when u % 200 > 0 then now() - make_interval(secs => (u * 7919) % 5000000) end
       from made order by id`,
    [accountId, lanes, lane, last.rows[0]?.id],
  );
}

/** What the triggers of the table would have counted. */
async function countUsers(pool: Pool, accountId: number): Promise<void> {
  const counts = `count(*) as users, count(*) filter (where account_type = 'basic') as basic,
                  count(*) filter (where account_type = 'enhanced') as enhanced, sum(quota_mb) as quota`;
  await pool.query(
    `update account_usage set basic_users = n.basic, enhanced_users = n.enhanced, quota_mb = n.quota
       from (select ${counts} from mail_user where account_id = $1) n where account_id = $1`,
    [accountId],
  );
  await pool.query(
    `update domain_usage u
        set users = n.users, basic_users = n.basic, enhanced_users = n.enhanced, quota_mb = n.quota
       from (select domain_id, ${counts} from mail_user where account_id = $1 group by domain_id) n
      where u.account_id = $1 and u.domain_id = n.domain_id`,
    [accountId],
  );
}
