import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, commandJson } from '../testing/test-commands.ts';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';

describe('domain commands', () => {
  let house: TestPanel;
  let env: Record<string, string>;
  beforeAll(async () => {
    house = await startTestPanel({ DNS_SERVERS: '127.0.0.1:9' });
    env = { DATABASE_URL: String(house.database.pool.options.connectionString) };
    for (const name of ['acme', 'rival']) {
      await house.addAccount(name);
      dataOf(await house.call('addDomain', { domain: 'shop.example' }, { token: await house.login(name) }));
    }
  });
  afterAll(() => house.stop());

  const run = (argv: string[]) => command(argv, { env, clock: house.clock });
  const runJson = <Answer>(argv: string[]) => commandJson<Answer>(argv, { env, clock: house.clock });
  const state = async (name: string) => {
    const token = await house.login(name);
    const record = dataOf(await house.call('getDomainVerification', { domain: 'shop.example' }, { token }));
    return `${record.status} ${record.finding}`.trim();
  };

  it('verify gives a name to the account that is named, whatever the DNS says', async () => {
    expect(await runJson(['domain', 'verify', 'Shop.example', '--account', 'acme'])).toEqual({
      domain: 'shop.example',
      account: 'acme',
      taken_from: null,
    });
    expect(await state('acme')).toBe('verified');
  });

  it('verify takes it from who had it, and both find it in their history', async () => {
    const { taken_from } = await runJson<{ taken_from: string }>([
      ...['domain', 'verify', 'shop.example', '--account', 'rival'],
    ]);
    expect(taken_from).toBe('acme');
    expect(await state('rival')).toBe('verified');
    expect(await state('acme')).toBe('failed taken');
    for (const name of ['acme', 'rival']) {
      const token = await house.login(name);
      const { rows } = dataOf(
        await house.call('getAccountHistory', { operation: 'operator: domain verify' }, { token }),
      );
      expect(rows[0]).toMatchObject({
        target: 'shop.example',
        after: name === 'rival' ? null : { lost: true },
      });
      const story = dataOf(await house.call('getAccountHistory', { domain: 'shop.example' }, { token }));
      expect(story.rows.map(({ action }) => action)).toContain('operator: domain verify');
    }
  });

  it('verify tells every account that loses the name, also one that only contested it', async () => {
    await house.database.pool.query(
      `update domain_name set state = 'failed', finding = 'contested', contested_at = now()
        where account_id = (select id from account where name = 'acme')`,
    );
    await run(['domain', 'verify', 'shop.example', '--account', 'rival']);
    expect([await state('acme'), await state('rival')]).toEqual(['failed taken', 'verified']);
    await house.panel.runScheduledJob('domain-alerts');
    const mails = (await house.readMails()).filter((mail) => mail.includes('shop.example'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: acme@admins.example');
    expect((await run(['domain', 'contested'])).stdout).toBe('No name is contested.\n');
  });

  it('verify refuses who has no claim, and what is no name', async () => {
    const none = await run(['domain', 'verify', 'other.example', '--account', 'acme']);
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('no claim on other.example')]);
    expect((await run(['domain', 'verify', 'no name', '--account', 'acme'])).code).toBe(1);
    expect((await run(['domain', 'verify', 'shop.example'])).code).toBe(2);
  });

  it('contested lists the names two accounts have proved', async () => {
    expect((await run(['domain', 'contested'])).stdout).toBe('No name is contested.\n');
    await house.database.pool.query(`update domain_name set contested_at = now()`);
    expect((await run(['domain', 'contested'])).stdout).toContain('shop.example  rival  has it');
  });
});
