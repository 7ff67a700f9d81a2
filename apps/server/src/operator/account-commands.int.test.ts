import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, commandJson } from '../testing/test-commands.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../testing/test-panel.ts';

interface AccountJson {
  readonly name: string;
  readonly state: string;
  readonly email: string;
  readonly limits: Record<string, number>;
  readonly usage: Record<string, number>;
}

describe('account commands', () => {
  let house: TestPanel;
  let env: Record<string, string>;
  beforeAll(async () => {
    house = await startTestPanel();
    env = { DATABASE_URL: String(house.database.pool.options.connectionString) };
  });
  afterAll(() => house.stop());

  const run = (argv: string[], stdin?: string) =>
    command(argv, { env, clock: house.clock, ...(stdin === undefined ? {} : { stdin }) });
  const create = (name: string, ...more: string[]) =>
    run(['account', 'create', '--name', name, '--email', `${name}@x.example`, ...more]);
  const history = async (token: string) =>
    dataOf(await house.call('getAccountHistory', { adminname: 'operator' }, { token })).rows;

  it('creates an account whose generated password logs in, with the limits that status shows', async () => {
    const made = await commandJson<{ password: string }>(
      ['account', 'create', '--name', 'acme', '--email', 'IT@Acme.example', '--limit', 'maxdomains=10'],
      { env, clock: house.clock },
    );
    const login = dataOf(await house.call('login', { username: 'acme', password: made.password }));
    const token = 'token' in login ? login.token : '';
    expect(dataOf(await house.call('status', {}, { token }))).toMatchObject({ maxdomains: 10, maxemails: 0 });
    expect(dataOf(await house.call('getAdminInfo', {}, { token })).email).toBe('it@acme.example');
    expect(await history(token)).toMatchObject([
      {
        adminname: 'operator',
        action: 'operator: account create',
        target: 'acme',
        remoteip: '',
        after: { email: 'it@acme.example', maxdomains: 10 },
      },
    ]);
  });

  it('shows a generated password in a box, and a given one not at all', async () => {
    const generated = await create('boxed');
    expect(generated).toMatchObject({ code: 0, stderr: '' });
    expect(generated.stdout).toMatch(/\| {3}password {3}\S{18} {2}\|/);
    const given = await create('unboxed', '--password', testPassword);
    expect(given).toEqual({ code: 0, stdout: 'Account unboxed created.\n', stderr: '' });
  });

  it('reads the password from standard input with --password -', async () => {
    const outcome = await run(
      ['account', 'create', '--name', 'piped', '--email', 'p@x.example', '--password', '-'],
      `${testPassword}\r\nnot read\n`,
    );
    expect(outcome.code).toBe(0);
    expect(await house.login('piped')).not.toBe('');
  });

  it.each([
    ['a weak password', ['--password', 'short']],
    ['a password without the rules', ['--password', 'allsmallletters']],
    ['an unknown limit', ['--limit', 'maxcats=1']],
    ['a limit that is no number', ['--limit', 'maxdomains=many']],
    ['a negative limit', ['--limit', 'maxdomains=-1']],
    ['a switch that is no switch', ['--limit', 'autogrow_quota=2']],
    ['a limit without a value', ['--limit', 'maxdomains']],
    ['an unknown option', ['--colour', 'red']],
  ])('refuses %s with exit code 2 and one line', async (_what, more) => {
    const outcome = await create('refused', ...more);
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toMatch(/^error: [^\n]+\n$/);
    expect(outcome.stdout).toBe('');
  });

  it.each(['Upper', 'with space', '-dash', '', 'ä', 'x'.repeat(64), 'operator'])(
    'refuses the account name "%s"',
    async (name) => {
      expect((await create(name)).code).toBe(2);
    },
  );

  it('refuses a name, user name or address that is taken, with exit code 1', async () => {
    const { accountId } = await house.addAccount('taken');
    await house.addSubAdmin(accountId, 'helper');
    expect(await create('taken')).toMatchObject({
      code: 1,
      stderr: 'error: There is already an account "taken".\n',
    });
    expect((await create('helper')).stderr).toContain(
      'The user name "helper" is already used in another account',
    );
    const sameAddress = ['account', 'create', '--name', 'fresh', '--email', 'taken@admins.example'];
    expect((await run(sameAddress)).stderr).toContain(
      'Another admin already logs in with taken@admins.example',
    );
    expect((await run(['account', 'limits', 'fresh'])).code).toBe(1);
  });

  it('sets limits, shows them at once in status, and writes what changed to the history', async () => {
    await house.addAccount('grows');
    const token = await house.login('grows');
    const wanted = [
      '--limit',
      'maxdomains=7',
      '--limit',
      'maxquota=900000000',
      '--limit',
      'autogrow_quota=1',
    ];
    const shown = await commandJson<AccountJson>(['account', 'limits', 'GROWS', ...wanted], {
      env,
      clock: house.clock,
    });
    expect(shown.limits).toMatchObject({ maxdomains: 7, maxquota: 900_000_000, autogrow_quota: 1 });
    expect(dataOf(await house.call('status', {}, { token }))).toMatchObject({
      maxdomains: 7,
      maxquota: 900_000_000,
      autogrow_quota: 1,
    });
    await run(['account', 'limits', 'grows', ...wanted]);
    expect(await history(token)).toMatchObject([
      {
        action: 'operator: account limits',
        before: { maxdomains: 5, maxquota: 0, autogrow_quota: 0 },
        after: { maxdomains: 7, maxquota: 900_000_000, autogrow_quota: 1 },
      },
    ]);
  });

  it('notes when less is allowed than is in use', async () => {
    const { accountId } = await house.addAccount('full');
    await house.database.pool.query('update account_usage set domains = 3 where account_id = $1', [
      accountId,
    ]);
    const outcome = await run(['account', 'limits', 'full', '--limit', 'maxdomains=1']);
    expect(outcome.code).toBe(0);
    expect(outcome.stderr).toMatch(/^note: usage is above maxdomains/);
    expect(outcome.stdout).toMatch(/maxdomains +1 +3 +domains/);
  });

  it('suspend ends sessions and refuses logins; resume allows logins again, but old tokens stay invalid', async () => {
    const { accountId } = await house.addAccount('late');
    await house.addSubAdmin(accountId, 'late-helper');
    const tokens = [await house.login('late'), await house.login('late-helper')];
    const suspended = await run(['account', 'suspend', 'late']);
    expect(suspended).toMatchObject({ code: 0, stdout: 'Account late is suspended; 2 sessions ended.\n' });
    for (const token of tokens)
      expect(outcomeOf(await house.call('status', {}, { token }))).toBe('session_invalid');
    const login = { username: 'late', password: testPassword };
    expect(outcomeOf(await house.call('login', login))).toBe('login_failed');
    expect((await run(['account', 'suspend', 'late'])).code).toBe(0);

    expect((await run(['account', 'resume', 'late'])).stdout).toBe('Account late is active again.\n');
    for (const token of tokens)
      expect(outcomeOf(await house.call('status', {}, { token }))).toBe('session_invalid');
    const entries = await history(await house.login('late'));
    expect(entries.map(({ action }) => action)).toEqual([
      'operator: account resume',
      'operator: account suspend',
    ]);
  });

  it('lists accounts in columns and as JSON', async () => {
    await house.addAccount('listed');
    const { accounts } = await commandJson<{ accounts: AccountJson[] }>(['account', 'list'], { env });
    expect(accounts.find(({ name }) => name === 'listed')).toMatchObject({
      state: 'active',
      email: 'listed@admins.example',
      limits: { maxdomains: 5 },
      usage: { curdomains: 0 },
    });
    const { stdout } = await run(['account', 'list']);
    expect(stdout).toMatch(/^NAME +STATE +E-MAIL/);
    expect(stdout).toMatch(/\nlisted +active +listed@admins.example +1 +0 \/ 5 /);
  });

  it('deletes an account with everything it has, once it is suspended and its name was given twice', async () => {
    const { accountId } = await house.addAccount('gone');
    const token = await house.login('gone');
    dataOf(await house.call('addDomain', { domain: 'gone.example' }, { token }));
    const remove = (confirm: string) => run(['account', 'delete', 'gone', '--confirm', confirm]);
    expect(await remove('gone')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Suspend it first'),
    });
    await run(['account', 'suspend', 'gone']);
    expect(await remove('late')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--confirm gone'),
    });
    expect(await remove('Gone')).toMatchObject({ code: 0, stderr: '' });
    expect((await remove('gone')).stderr).toBe('error: There is no account "gone".\n');
    const count = async (table: string) =>
      (await house.database.pool.query(`select from ${table} where account_id = $1`, [accountId])).rowCount;
    expect([await count('domain_name'), await count('admin'), await count('account_history')]).toEqual([
      0, 0, 0,
    ]);
    const left = await house.database.pool.query('select from account_leftover where number = $1', [
      accountId,
    ]);
    expect(left.rowCount).toBe(1);
  });

  it.each([['limits'], ['suspend'], ['resume']])('answers a name that does not exist: %s', async (verb) => {
    expect(await run(['account', verb, 'nobody'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: There is no account "nobody".\n',
    });
    const asJson = await run(['account', verb, 'nobody', '--json']);
    expect(JSON.parse(asJson.stdout)).toEqual({ error: 'There is no account "nobody".' });
  });

  it('asks for migrations on a database without them, and works after migrate', async () => {
    const empty = await createTestDatabase('template0');
    const setting = { env: { DATABASE_URL: empty.url } };
    const refused = await command(['account', 'list'], setting);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('-- migrate" first'),
    });
    expect(await commandJson(['migrate'], setting)).toEqual({
      applied: expect.arrayContaining(['0001-accounts-and-sessions']),
    });
    expect(await commandJson(['migrate'], setting)).toEqual({ applied: [] });
    expect((await command(['account', 'list'], setting)).stdout).toContain('There are no accounts yet.');
    await empty.close();
  });
});

describe('the command line', () => {
  it.each([
    [['--help'], 0],
    [['account', 'create', '--help'], 0],
    [[], 2],
    [['account'], 2],
    [['nonsense'], 2],
    [['account', 'create'], 2],
    [['backup'], 2],
  ])('%j ends with %i', async (argv, code) => {
    expect((await command(argv, { env: {} })).code).toBe(code);
  });

  it.each([
    'serve',
    'migrate',
    'account create',
    'account list',
    'account limits',
    'account suspend',
    'account resume',
    'account delete',
    'admin reset-password',
    'admin reset-2fa',
    'admin login-link',
    'backup',
    'restore',
    'doctor',
  ])('%s explains itself with an example', async (name) => {
    const { stdout } = await command([...name.split(' '), '--help'], { env: {} });
    expect(stdout).toContain(`Example:\n  npm run posthouse -- ${name}`);
    expect(stdout).toContain('--json');
  });

  it('names the variable of a wrong configuration, with exit code 2 and no stack', async () => {
    const outcome = await command(['account', 'list'], { env: { PORT: 'ninety' } });
    expect(outcome).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: Configuration error. PORT: must be a port number\n',
    });
  });

  it('says in one line that the database does not answer, and shows a stack only for debugging', async () => {
    const env = { DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' };
    const outcome = await command(['account', 'list'], { env });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toMatch(/^error: Can’t open the database: [^\n]*ECONNREFUSED[^\n]*\n$/);
    const debugging = await command(['account', 'list'], { env: { ...env, LOG_LEVEL: 'debug' } });
    expect(debugging.stderr).toContain('    at ');
    expect(debugging.stderr).not.toContain('secret');
  });
});
