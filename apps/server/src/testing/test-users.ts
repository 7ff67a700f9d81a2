import type { ActionInput } from '@posthouse/contract';
import { mostLeadingTo } from '../rules/mail-ways/mail-loops.ts';
import { dataOf, type TestPanel, testPassword } from './test-panel.ts';

export type TestUsers = Awaited<ReturnType<typeof makeTestUsers>>;

/** An account of its own with a verified domain, and the ways to fill it. */
export async function makeTestUsers(house: TestPanel, name: string) {
  const { accountId } = await house.addAccount(name);
  const token = await house.login(name);
  await house.database.pool.query(
    `update account set max_basic_users = 500, max_enhanced_users = 9, max_exchange_users = 9,
       max_external_users = 9, max_quota_mb = 100000 where id = $1`,
    [accountId],
  );
  const addDomain = async (domain: string) => {
    const added = dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
    return added.domain.id;
  };
  const domain = `${name}.example`;
  const domainId = await addDomain(domain);
  await house.database.pool.query(
    `update domain set exchange_enabled = true, exchange_host = 'exchange.customer.example'
      where account_id = $1 and id = $2`,
    [accountId, domainId],
  );
  const addUser = async (username: string, fields: Partial<ActionInput<'addUser'>> = {}) =>
    dataOf(
      await house.call(
        'addUser',
        { username, domain, password: testPassword, quota: 10, ...fields },
        { token },
      ),
    );
  /** A sub-admin with every right on the users of some domains, and the own token. */
  const addLimited = async (username: string, domains: string[]) => {
    const permissions = {
      ...{ users: 6, domains: 6, aliases: 6, lists: 6, dglists: 6, filtering: 6 },
      accounthistory: 1,
    };
    const email = `${username}@admins.example`;
    const limit = { domains_limited: 1, domains } as const;
    const draft = { username, email, password: testPassword, permissions, ...limit };
    dataOf(await house.call('addSubAdmin', draft, { token }));
    return house.login(username);
  };
  /** More than can be looked through for a loop: x0, x1 … lead to something. */
  const addTooManyAliasesOf = async (id: string) => {
    await house.database.pool.query(
      `with made as (
         insert into address (account_id, domain_id, local_part, kind, created_at)
         select $1, $2, 'x' || n, 'alias', now() from generate_series(0, ${mostLeadingTo}) n returning *),
       alias as (
         insert into mail_alias (account_id, id, domain_id, email, readable, created_at)
         select account_id, id, domain_id, local_part || $4, local_part || $4, now() from made
         returning account_id, id)
       insert into alias_destination (account_id, alias_id, position, address_id)
       select account_id, id, 0, $3 from alias`,
      [accountId, domainId, id, `@${domain}`],
    );
  };
  return { accountId, token, domain, domainId, addDomain, addUser, addLimited, addTooManyAliasesOf };
}
