import { once } from 'node:events';
import { chmod, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attachEmbeddedPostgres,
  DataFolderInUseError,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { killProcess, query, TestHouse } from './test-house.ts';

const isRoot = process.getuid?.() === 0;
let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.make();
});

afterEach(() => house.clear());

const start = async () => house.track(await startEmbeddedPostgres(house.options()));
const attach = async () => house.track(await attachEmbeddedPostgres(house.options()));
const soon = { timeout: 15_000, interval: 50 };

describe('starting', () => {
  test('an empty folder becomes a private UTF-8 database, and a second start finds it again', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await query(first.url, 'create table kept as select 1 as n');
    const settings = `select current_setting('server_encoding'), current_setting('timezone'),
      current_setting('listen_addresses'), current_setting('fsync'), current_database(), lower('ÄÖ')`;
    expect(await query(first.url, settings)).toEqual(['UTF8', 'UTC', '', 'off', 'posthouse', 'äö']);
    await first.stop();
    expect(await house.postmasterPid()).toBeUndefined();

    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([1]);
  });

  test('secrets are readable by nobody else, and no connection is possible without the password', async () => {
    const { url } = await start();
    for (const name of ['postgres', 'postgres.password', 'postgres.log', 'socket'])
      expect((await stat(join(house.dataDir, name))).mode & 0o077, name).toBe(0);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    const rules = await readFile(join(house.dataDir, 'postgres/pg_hba.conf'), 'utf8');
    expect(rules.match(/^(local|host).*$/gm)?.every((rule) => rule.endsWith('scram-sha-256'))).toBe(true);
  });

  test('a first start that was killed half-way is begun anew', async () => {
    await mkdir(join(house.dataDir, 'postgres.new-abc/cluster'), { recursive: true });
    await writeFile(join(house.dataDir, 'postgres.new-abc/cluster/PG_VERSION'), '18\n');
    await chmod(house.dataDir, 0o711);
    expect(await query((await start()).url, 'select 1')).toEqual([1]);
    expect(await readdir(house.dataDir)).not.toContain('postgres.new-abc');
  });

  test('a database of another major version, and a folder with something else in it, are refused', async () => {
    const cluster = join(house.dataDir, 'postgres');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(house.dataDir, 'postgres.password'), 'secret\n');
    await writeFile(join(cluster, 'something'), '');
    await chmod(house.dataDir, 0o711);
    await chmod(cluster, 0o711);
    await expect(start()).rejects.toThrow(/holds no PostgreSQL database/);
    await writeFile(join(cluster, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 15; this Posthouse brings 18/);
  });

  test('a long path gets its socket elsewhere', async () => {
    await house.clear();
    house = await TestHouse.make('a-rather-long-folder-name/'.repeat(5));
    const { url } = await start();
    expect(await query(url, 'select 1')).toEqual([1]);
    const socketDir = new URL(url).searchParams.get('host') ?? '';
    expect(socketDir).toMatch(/^\/tmp\/posthouse-/);
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
    await house.clear();
    house = await TestHouse.make();
    await rm(socketDir, { recursive: true });
  });
});

describe.runIf(isRoot)('started by root', () => {
  test('PostgreSQL runs as somebody else', async () => {
    await start();
    const pid = await house.postmasterPid();
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
  });

  test('in a folder nobody else may enter, the database is kept in the staging folder and found again', async () => {
    await mkdir(dirname(house.dataDir), { recursive: true });
    await chmod(dirname(house.dataDir), 0o711);
    await mkdir(house.dataDir, { mode: 0o700 });
    const first = await start();
    await query(first.url, 'create table kept as select 5 as n');
    expect((await lstat(join(house.dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
    expect(dirname(dirname(await house.cluster()))).toBe(house.stagingRoot);
    expect((await stat(house.dataDir)).mode & 0o777).toBe(0o700);
    await first.stop();

    await chmod(house.dataDir, 0o711);
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([5]);
    await second.stop();

    await rm(dirname(await house.cluster()), { recursive: true });
    await expect(start()).rejects.toThrow(/which no longer exists/);
  });
});

describe('one panel per folder', () => {
  test('a second panel is refused by name of folder and process', async () => {
    const panel = await house.startPanelProcess();
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUseError);
    expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
    expect(refusal).toMatchObject({ folder: house.dataDir, pid: panel.pid });
    expect(String(refusal)).toContain(`process ${panel.pid}`);
    expect(String(refusal)).toContain(house.dataDir);
  });

  test('of two panels that start at once on an empty folder, exactly one wins', async () => {
    const panels = await Promise.all([house.startPanelProcess(), house.startPanelProcess()]);
    const winners = panels.filter(({ answer }) => answer.url !== undefined);
    expect(winners).toHaveLength(1);
    const loser = panels.find((panel) => !winners.includes(panel));
    expect(loser?.answer.error).toContain(`process ${winners[0]?.pid}`);
  });

  test('a panel that failed to start leaves the folder free', async () => {
    await mkdir(join(house.dataDir, 'postgres'), { recursive: true });
    await chmod(house.dataDir, 0o711);
    await writeFile(join(house.dataDir, 'postgres/something'), '');
    await expect(start()).rejects.toThrow();
    await rm(join(house.dataDir, 'postgres'), { recursive: true });
    expect(await query((await start()).url, 'select 1')).toEqual([1]);
  });
});

describe('after a kill', () => {
  test('PostgreSQL outlives a killed panel; the next one adopts it, watches it and stops it', async () => {
    house.durable = true;
    const panel = await house.startPanelProcess();
    await query(panel.answer.url ?? '', 'create table kept as select 7 as n');
    const pid = await house.postmasterPid();
    await killProcess(panel.child);

    const next = await start();
    expect(next.adopted).toBe(true);
    expect(await house.postmasterPid()).toBe(pid);
    expect(await query(next.url, 'select n from kept')).toEqual([7]);

    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(next.url, 'select n from kept')).toEqual([7]), soon);
    expect(await house.postmasterPid()).not.toBe(pid);
    await next.stop();
    expect(await house.postmasterPid()).toBeUndefined();
  });

  test('a killed PostgreSQL is started again, even while a child of it is still busy', async () => {
    const { url } = await start();
    const pid = await house.postmasterPid();
    const busy = query(url, 'select count(*) from generate_series(1, 10000000000)').catch(() => 'lost');
    await vi.waitFor(async () => {
      const active = "select count(*)::int from pg_stat_activity where query like '%generate_series%'";
      expect(await query(url, active)).toEqual([2]);
    }, soon);
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select 1')).toEqual([1]), soon);
    expect(await house.postmasterPid()).not.toBe(pid);
    expect(await busy).toBe('lost');
  });

  test('both killed at once: the next panel starts with what was written', async () => {
    house.durable = true;
    const panel = await house.startPanelProcess();
    await query(panel.answer.url ?? '', 'create table kept as select 9 as n');
    process.kill(Number(await house.postmasterPid()), 'SIGKILL');
    await killProcess(panel.child);
    const next = await start();
    expect(await query(next.url, 'select n from kept')).toEqual([9]);
  });

  test('lock files whose number now names another process do not stop the start', async () => {
    const first = await start();
    await first.stop();
    const stale = `${process.pid}\n${await house.cluster()}\n1700000000\n5432\n/nowhere\n\n  1 1\nready   \n`;
    await writeFile(join(await house.cluster(), 'postmaster.pid'), stale);
    await writeFile(join(house.dataDir, 'socket/.s.PGSQL.5432.lock'), stale);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select 1')).toEqual([1]);
  });
});

describe('a command beside the panel', () => {
  test('uses the panel’s server and leaves it running', async () => {
    const panel = await start();
    const command = await attach();
    expect(command.adopted).toBe(true);
    expect(command.url).toBe(panel.url);
    await command.stop();
    expect(await query(panel.url, 'select 1')).toEqual([1]);
  });

  test('alone, it starts a server and the last command to leave stops it', async () => {
    const [first, second] = await Promise.all([attach(), attach()]);
    expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
    await first.stop();
    expect(await query(second.url, 'select 1')).toEqual([1]);
    await second.stop();
    expect(await house.postmasterPid()).toBeUndefined();
  });

  test('a panel that comes meanwhile takes the server over; a command that stays longer keeps it', async () => {
    const first = await attach();
    const panel = await house.startPanelProcess();
    expect(panel.answer.adopted).toBe(true);
    await first.stop();
    const second = await attach();
    panel.child.kill('SIGTERM');
    await once(panel.child, 'exit');
    expect(await query(second.url, 'select 1')).toEqual([1]);
    await second.stop();
    expect(await house.postmasterPid()).toBeUndefined();
  });
});
