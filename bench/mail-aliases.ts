import type { Pool } from 'pg';

/** An alias for every tenth user, which leads to the user; for every hundredth also out of the account. */
export async function fillAliases(pool: Pool, accountId: number): Promise<void> {
  await pool.query(
    `insert into address (account_id, domain_id, local_part, kind, created_at)
     select account_id, domain_id, 'alias' || id, 'alias', now() from mail_user where account_id = $1 and id % 10 = 0`,
    [accountId],
  );
  await pool.query(
    `insert into mail_alias (account_id, id, domain_id, email, readable, created_at)
     select a.account_id, a.id, a.domain_id, a.local_part || '@' || d.ascii, a.local_part || '@' || d.ascii, a.created_at
       from address a join domain_name d on d.account_id = a.account_id and d.id = a.domain_id
      where a.account_id = $1 and a.kind = 'alias'`,
    [accountId],
  );
  await pool.query(
    `insert into alias_destination (account_id, alias_id, position, address_id)
     select account_id, id, 1, substr(local_part, 6)::bigint from address where account_id = $1 and kind = 'alias'`,
    [accountId],
  );
  await pool.query(
    `insert into alias_destination (account_id, alias_id, position, external)
     select account_id, id, 2, local_part || '@elsewhere.example' from address
      where account_id = $1 and kind = 'alias' and id % 10 = 0`,
    [accountId],
  );
  await pool.query('vacuum analyze');
}
