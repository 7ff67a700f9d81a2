import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, commandJson } from '../testing/test-commands.ts';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';
import { TestZulipServer } from '../testing/test-zulip-server.ts';

describe('chat commands', () => {
  let house: TestPanel;
  let zulip: TestZulipServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    house = await startTestPanel({ OUTBOUND_ALLOW: '127.0.0.1' });
    zulip = await TestZulipServer.start();
    zulip.join('anna@example.com', 'Anna');
    env = {
      DATABASE_URL: String(house.database.pool.options.connectionString),
      // The panel's own: what the command encrypts the panel can read.
      SECRET_KEY: '5a'.repeat(32),
      OUTBOUND_ALLOW: '127.0.0.1',
    };
  });
  afterAll(async () => {
    await house.stop();
    await zulip.stop();
  });

  const run = (argv: string[], stdin?: string) =>
    command(argv, { env, clock: house.clock, ...(stdin === undefined ? {} : { stdin }) });
  const setOptions = (account: string, url = zulip.url) => [
    ...['chat', 'set', '--account', account, '--url', url, '--bot-email', zulip.botEmail],
    ...['--api-key', '-'],
  ];

  it('connect an account whose users the panel then reads, and keep the key encrypted', async () => {
    const { accountId } = await house.addAccount('acme');
    await house.database.pool.query('update account set max_chat_users = 5 where id = $1', [accountId]);
    const outcome = await run(setOptions('Acme'), `${zulip.apiKey}\n`);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).not.toContain(zulip.apiKey);
    const { rows } = await house.database.pool.query(
      `select encode(api_key, 'escape') as sealed from chat_organization`,
    );
    expect(rows[0].sealed).not.toContain(zulip.apiKey);
    await house.panel.runScheduledJob('sync-chat-users');
    const token = await house.login('acme');
    expect(dataOf(await house.call('getChatUsers', {}, { token })).rows).toMatchObject([{ name: 'Anna' }]);
    expect(await commandJson(['chat', 'show', 'acme'], { env })).toMatchObject({
      url: zulip.url,
      maxzulipusers: 5,
      synced_at: house.clock.now().toISOString(),
    });
    expect(await commandJson(['chat', 'test', 'acme'], { env })).toEqual({
      url: zulip.url,
      users: 1,
      active: 1,
    });
    const history = dataOf(await house.call('getAccountHistory', {}, { token })).rows;
    expect(history.map(({ action }) => action)).toContain('operator: chat set');
  });

  it('disconnect an account: nothing changes in Zulip, and no seat is held', async () => {
    expect((await run(['chat', 'remove', 'acme'])).code).toBe(0);
    expect(zulip.find('anna@example.com')?.is_active).toBe(true);
    const token = await house.login('acme');
    expect(dataOf(await house.call('status', {}, { token })).curzulipusers).toBe(0);
    expect((await run(['chat', 'show', 'acme'])).stderr).toContain('acme has no chat connection.');
  });

  it('refuse what is no address of an organization, no key, or no account', async () => {
    await house.addAccount('other');
    for (const url of [
      'chat.example',
      'ftp://chat.example',
      'https://chat.example/path',
      'https://a:b@chat.example',
    ]) {
      expect((await run(setOptions('other', url), zulip.apiKey)).code, url).toBe(2);
    }
    expect((await run(setOptions('other'), '')).code).toBe(2);
    expect((await run(setOptions('nobody'), zulip.apiKey)).stderr).toContain('no account called nobody');
  });

  it('say what is wrong with a connection', async () => {
    expect((await run(setOptions('other'), 'another-key-altogether')).code).toBe(0);
    expect((await run(['chat', 'test', 'other'])).stderr).toContain('Zulip refused: Invalid API key');
    const locked = await command(['chat', 'test', 'other'], { env: { ...env, OUTBOUND_ALLOW: '' } });
    expect(locked.stderr).toContain('list it in OUTBOUND_ALLOW');
  });
});
