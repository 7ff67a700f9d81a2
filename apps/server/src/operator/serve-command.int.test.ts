import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPostgresOf } from '../db/embedded/process-identity.ts';
import {
  type CommandProcess,
  type PanelProcess,
  spawnCommand,
  spawnPanel,
} from '../testing/command-process.ts';
import { command, commandJson } from '../testing/test-commands.ts';

interface Answer {
  readonly returncode: number;
  readonly returndata: { readonly token?: string; readonly maxdomains?: number };
}

describe('serve, as a process on a data folder of its own', () => {
  let root: string;
  let env: Record<string, string>;
  const started: CommandProcess[] = [];
  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'posthouse-serve-')));
    // Under root PostgreSQL runs as somebody else, who must be able to pass through.
    await chmod(root, 0o711);
    env = { DATA_DIR: join(root, 'data'), PORT: '0', LOG_LEVEL: 'info' };
  });
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    for (const pid of listPostgresOf(join(root, 'data', 'postgres'))) process.kill(pid, 'SIGKILL');
    await sleep(100);
    await rm(root, { recursive: true, maxRetries: 10 });
  });

  const panelWith = async (more: Record<string, string> = {}): Promise<PanelProcess> => {
    const panel = await spawnPanel({ ...env, ...more });
    started.push(panel);
    return panel;
  };
  const send = async ({ address }: PanelProcess, fields: Record<string, string>, token?: string) => {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: token === undefined ? {} : { 'x-token': token },
    });
    return (await answer.json()) as Answer;
  };
  const runningServers = () => listPostgresOf(join(root, 'data', 'postgres'));

  it('is refused where the port is taken, without using up the first login', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const outcome = spawnCommand(['serve'], { ...env, PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await outcome.ended()).toBe(1);
    expect(outcome.stderr()).toBe(
      `error: Another program is already listening on 127.0.0.1:${port}. Set PORT to a free port.\n`,
    );
    other.close();
  });

  it('prints its address and the first login, works beside commands, and stops on SIGTERM', async () => {
    const panel = await panelWith();
    const [, username = '', password = ''] =
      /\| {3}user name {2}(\S+) +\|\n\| {3}password {3}(\S+) +\|/.exec(panel.stdout()) ?? [];
    expect(username).toBe('demo');
    expect(panel.stdout()).toContain('Not set: MAIL_HOSTS');
    const login = await send(panel, { action: 'login', username, password });
    expect(login.returncode).toBe(1);
    const { token = '' } = login.returndata;

    const second = spawnCommand(['serve'], { ...env, LOG_LEVEL: 'silent' });
    expect(await second.ended()).toBe(3);
    expect(second.stderr()).toMatch(/^error: Another Posthouse panel \(process \d+\) already uses [^\n]+\n$/);
    expect(second.stdout()).toBe('');

    const limits = spawnCommand(['account', 'limits', 'demo', '--limit', 'maxdomains=33', '--json'], env);
    expect(await limits.ended()).toBe(0);
    expect(limits.stderr()).toBe('');
    expect(JSON.parse(limits.stdout())).toMatchObject({ name: 'demo', limits: { maxdomains: 33 } });
    expect((await send(panel, { action: 'status' }, token)).returndata.maxdomains).toBe(33);

    const file = join(root, 'beside.backup');
    await commandJson(['backup', file], { env });
    await commandJson(['account', 'limits', 'demo', '--limit', 'maxdomains=1'], { env });
    await commandJson(['restore', file, '--force', '--yes'], { env });
    expect((await send(panel, { action: 'status' }, token)).returncode).toBe(0);
    const again = await send(panel, { action: 'login', username, password });
    const restored = await send(panel, { action: 'status' }, again.returndata.token);
    expect(restored.returndata.maxdomains).toBe(33);

    panel.child.kill('SIGTERM');
    expect(await panel.ended()).toBe(0);
    expect(runningServers()).toEqual([]);
    expect(panel.stderr()).not.toContain('"level":50');
  });

  it('leaves commands to start the database themselves, and to stop it after', async () => {
    const list = spawnCommand(['account', 'list', '--json'], env);
    expect(await list.ended()).toBe(0);
    expect(JSON.parse(list.stdout())).toMatchObject({ accounts: [{ name: 'demo' }] });
    expect(runningServers()).toEqual([]);
    expect(await readdir(join(root, 'data'))).toContain('secret.key');
    expect((await readFile(join(root, 'data', 'secret.key'), 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('shows no login at the second start, tells the operator what is not set up yet, and takes two signals at once for one', async () => {
    const panel = await panelWith({ PUBLIC_URL: 'https://panel.example' });
    expect(panel.stdout()).toBe(
      [
        `Posthouse is running at ${panel.address}`,
        'Links in e-mails point to https://panel.example',
        'No mail engine is set up. Set one up with: npm run posthouse -- mail setup',
        '',
      ].join('\n'),
    );
    panel.child.kill('SIGINT');
    panel.child.kill('SIGINT');
    expect(await panel.ended()).toBe(0);
    expect(runningServers()).toEqual([]);
  });

  it('ends at once on a second signal, while the first waits for a request under way', async () => {
    const panel = await panelWith();
    const { hostname, port } = new URL(panel.address);
    const request = connect(Number(port), hostname).on('error', () => undefined);
    request.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n');
    request.write('content-length: 100\r\n\r\naction=');
    await sleep(200);
    panel.child.kill('SIGTERM');
    await sleep(1_200);
    expect(panel.child.exitCode).toBeNull();
    panel.child.kill('SIGTERM');
    expect(await panel.ended()).toBe(130);
    request.destroy();
  });

  it('answers in JSON for scripts', async () => {
    const panel = spawnCommand(['serve', '--json'], env);
    started.push(panel);
    while (!panel.stdout().endsWith('\n')) await sleep(50);
    expect(JSON.parse(panel.stdout())).toMatchObject({
      demo: null,
      address: expect.stringMatching(/^http:/),
    });
    panel.child.kill('SIGTERM');
    expect(await panel.ended()).toBe(0);
  });

  it('names a wrong variable in one line, with exit code 2', async () => {
    const outcome = await command(['serve'], { env: { ...env, TRUSTED_PROXIES: 'everybody' } });
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toMatch(/^error: Configuration error\. TRUSTED_PROXIES: [^\n]+\n$/);
  });
});
