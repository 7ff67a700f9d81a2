import { actions } from '@posthouse/contract';
import { AppError } from '@posthouse/contract/core/errors';
import { areas } from '@posthouse/contract/core/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonText } from '../db/json-text.ts';
import { createAccount } from '../rules/accounts/account-store.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { TestClock } from '../testing/test-panel.ts';
import type { Caller } from './caller.ts';
import type { CallerContext, CommandPowers } from './context.ts';
import { type Call, createDispatcher } from './dispatch.ts';
import { createJobRunner } from './job-runner.ts';
import { createJobStore, type JobStore } from './job-store.ts';
import { jobKind, jobWorker } from './jobs.ts';
import { createLog } from './log.ts';
import { hashKey } from './random-keys.ts';
import { loadSession } from './sessions.ts';

type Ctx = CallerContext & CommandPowers;
type Apply = (ctx: Ctx, attempt: number) => Promise<unknown>;

const testJob = jobKind<{ text: string }>('dispatch-test');

/** The dispatcher with the contract's own actions and, behind them, handlers made up for each test. */
describe('the dispatcher', () => {
  const clock = new TestClock();
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let jobs: JobStore;
  let caller: Caller;
  let colleague: Caller;
  beforeAll(async () => {
    database = await createTestDatabase();
    jobs = createJobStore(database.pool);
    const { accountId } = await createAccount(database.db, {
      name: 'owner',
      email: 'owner@alpha.example',
      passwordHash: 'x',
      limits: {},
      now: clock.now(),
    });
    caller = await openSession(accountId, 'alpha');
    colleague = await openSession(accountId, 'beta');
    await database.pool.query('create table made_up (name text primary key, value integer not null)');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.pool.query(`truncate made_up; insert into made_up values ('a', 0), ('b', 0)`);
    await database.pool.query('delete from account_history');
  });

  /** Of a sub-admin with every level but that of the history. */
  const openSession = async (accountId: number, username: string): Promise<Caller> => {
    const { pool } = database;
    const made = await pool.query<{ id: number }>(
      `insert into admin (account_id, role, username, email, password_hash)
       values ($1, 'subadmin', $2, $2 || '@alpha.example', 'x') returning id`,
      [accountId, username],
    );
    const adminId = made.rows[0]?.id;
    await pool.query(
      `insert into admin_permission (account_id, admin_id, area, level) select $1, $2, area, 6 from unnest($3::text[]) area`,
      [accountId, adminId, areas.filter((area) => area !== 'accounthistory')],
    );
    const { rows } = await pool.query<{ id: number }>(
      `insert into session (account_id, admin_id, token_hash, created_at, last_seen_at, expires_at)
       values ($1, $2, $4, $3, $3, $3::timestamptz + interval '1 hour') returning id`,
      [accountId, adminId, clock.now(), hashKey(username)],
    );
    const at = { remoteIp: '203.0.113.1', now: clock.now() };
    const opened = await loadSession(pool, { accountId, id: Number(rows[0]?.id) }, at);
    if (opened === undefined) throw new Error('no session');
    return opened;
  };
  const dispatchWith = (handlers: Record<string, unknown>, call: Partial<Call>) =>
    createDispatcher({ database, jobs, clock, log: createLog('silent'), handlers, checkJsonText: true })({
      action: 'setLanguage',
      fields: { language: 'de' },
      caller,
      requestId: 'request-1',
      remoteIp: '203.0.113.1',
      userAgent: '',
      ...call,
    });
  /** Runs `setLanguage` with this body. */
  const command = (apply: Apply, more: Record<string, unknown> = {}, call: Partial<Call> = {}) => {
    let attempt = 0;
    const handler = {
      ...more,
      apply: (ctx: Ctx) => {
        attempt += 1;
        return apply(ctx, attempt);
      },
    };
    return dispatchWith({ setLanguage: handler }, call);
  };
  const add = (ctx: { db: Ctx['db'] }, name: string, value = 1) =>
    ctx.db.execute(sql`update made_up set value = value + ${value} where name = ${name}`);
  const values = async () =>
    Object.fromEntries(
      (await database.pool.query('select name, value from made_up order by name')).rows.map((row) => [
        row.name,
        row.value,
      ]),
    );
  const history = async () =>
    (
      await database.pool.query(
        'select action, target, outcome, adminname, host(remote_ip) as ip, request_id, before, after from account_history order by id',
      )
    ).rows;
  const ranJobs = async () => {
    const texts: string[] = [];
    const worker = jobWorker(testJob, async ({ text }) => {
      texts.push(text);
    });
    await createJobRunner({
      store: jobs,
      workers: [worker],
      database,
      log: createLog('silent'),
      onDatabaseFailure: () => undefined,
    }).runUntilIdle();
    return texts;
  };

  describe('of a command', () => {
    it('commits the change and its history entry together', async () => {
      const answer = await command(async (ctx) => {
        await add(ctx, 'a');
        ctx.recordHistory({ target: 'thing', before: { language: 'en' }, after: { language: 'de' } });
        return 'success';
      });
      expect(answer).toBe('"success"');
      expect(await values()).toEqual({ a: 1, b: 0 });
      expect(await history()).toEqual([
        {
          action: 'setLanguage',
          target: 'thing',
          outcome: 'done',
          adminname: 'alpha',
          ip: '203.0.113.1',
          request_id: 'request-1',
          before: { language: 'en' },
          after: { language: 'de' },
        },
      ]);
    });

    it('writes an entry even when the command forgot to', async () => {
      await command(async () => 'success');
      expect(await history()).toMatchObject([{ action: 'setLanguage', target: '', outcome: 'done' }]);
    });

    it('undoes the change, its history and its jobs when the command is refused', async () => {
      const refused = command(async (ctx) => {
        await add(ctx, 'a');
        ctx.recordHistory({ target: 'thing' });
        await ctx.enqueue(testJob, { text: 'never' });
        throw new AppError('conflict');
      });
      await expect(refused).rejects.toMatchObject({ code: 'conflict' });
      expect(await values()).toEqual({ a: 0, b: 0 });
      expect(await history()).toEqual([]);
      expect(await ranJobs()).toEqual([]);
    });

    it('undoes the change when its history entry cannot be written', async () => {
      const failing = command(async (ctx) => {
        await add(ctx, 'a');
        ctx.recordHistory({ target: 'with NUL \0' });
        return 'success';
      });
      await expect(failing).rejects.toThrow();
      expect(await values()).toEqual({ a: 0, b: 0 });
      expect(await history()).toEqual([]);
    });

    it('leaves no history and no job of a change that failed at its commit', async () => {
      await database.pool.query('create table late (n integer unique deferrable initially deferred)');
      const failing = command(async (ctx) => {
        await ctx.db.execute(sql`insert into late values (1), (1)`);
        ctx.recordHistory({ target: 'thing' });
        await ctx.enqueue(testJob, { text: 'never' });
        return 'success';
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await history()).toEqual([]);
      expect(await ranJobs()).toEqual([]);
    });

    it('has its jobs exactly when it was committed', async () => {
      await command(async (ctx) => {
        await ctx.enqueue(testJob, { text: 'first' });
        expect(await ranJobs()).toEqual([]);
        return 'success';
      });
      expect(await ranJobs()).toEqual(['first']);
    });

    it('keeps only declared fields in before and after', async () => {
      await command(async (ctx) => {
        ctx.recordHistory({
          target: 'thing',
          before: { language: 'en', password_hash: 'secret' },
          after: { password: 'secret', __proto__: { language: 'inherited' } },
        });
        return 'success';
      });
      const [entry] = await history();
      expect(entry).toMatchObject({ before: { language: 'en' }, after: null });
      expect(JSON.stringify(entry)).not.toContain('secret');
    });

    it('refuses history and jobs before its transaction', async () => {
      const early = command(async () => 'success', {
        prepare: async (ctx: Ctx) => ctx.recordHistory({ target: 'too early' }),
      });
      await expect(early).rejects.toThrow('belong to apply');
    });

    it('enqueues on the connection of its transaction and asks the pool for no other', async () => {
      await command(async (ctx) => {
        const queries = vi.spyOn(database.pool, 'query');
        const connections = vi.spyOn(database.pool, 'connect');
        await ctx.enqueue(testJob, { text: 'alone' });
        expect(queries).not.toHaveBeenCalled();
        expect(connections).not.toHaveBeenCalled();
        vi.restoreAllMocks();
        return 'success';
      });
      expect(await ranJobs()).toEqual(['alone']);
    });
  });

  describe('after a lost race', () => {
    it('runs a command again from the start when it met a deadlock', async () => {
      const attempts: string[] = [];
      let bothHoldOne = () => {};
      const meeting = new Promise<void>((resolve) => {
        let holding = 0;
        bothHoldOne = () => {
          holding += 1;
          if (holding === 2) resolve();
        };
      });
      const crossing =
        (first: string, second: string): Apply =>
        async (ctx, attempt) => {
          attempts.push(`${first}${second}`);
          await ctx.db.execute(sql.raw(`set local deadlock_timeout = '${first === 'a' ? 50 : 5000}ms'`));
          await add(ctx, first);
          if (attempt === 1) {
            bothHoldOne();
            await meeting;
          }
          await add(ctx, second);
          ctx.recordHistory({ target: `${first}${second}` });
          await ctx.enqueue(testJob, { text: `${first}${second}` });
          return 'success';
        };
      await Promise.all([
        command(crossing('a', 'b')),
        command(crossing('b', 'a'), {}, { caller: colleague }),
      ]);
      expect(attempts.length).toBeGreaterThanOrEqual(3);
      expect(await values()).toEqual({ a: 2, b: 2 });
      expect((await history()).map(({ target }) => target).sort()).toEqual(['ab', 'ba']);
      expect((await ranJobs()).sort()).toEqual(['ab', 'ba']);
    });

    it('runs a command again when its snapshot was too old', async () => {
      let attempts = 0;
      await command(async (ctx, attempt) => {
        attempts = attempt;
        await add(ctx, 'a');
        if (attempt === 1) await ctx.db.execute(sql`do $$ begin raise exception sqlstate '40001'; end $$`);
        return 'success';
      });
      expect(attempts).toBe(2);
      expect(await values()).toEqual({ a: 1, b: 0 });
      expect(await history()).toHaveLength(1);
    });

    it('gives up in the end', async () => {
      let attempts = 0;
      const hopeless = command(async (ctx, attempt) => {
        attempts = attempt;
        await ctx.db.execute(sql`do $$ begin raise exception sqlstate '40001'; end $$`);
        return 'success';
      });
      await expect(hopeless).rejects.toThrow();
      expect(attempts).toBe(4);
    });

    it('does not run a command again for any other reason', async () => {
      let attempts = 0;
      const broken = command(async (ctx, attempt) => {
        attempts = attempt;
        await ctx.db.execute(sql`insert into made_up values ('a', 1)`);
        return 'success';
      });
      await expect(broken).rejects.toThrow();
      expect(attempts).toBe(1);
    });
  });

  describe('of security events', () => {
    it('keeps them when the command is rolled back', async () => {
      const refused = command(async (ctx) => {
        await add(ctx, 'a');
        await ctx.recordSecurityEvent(async (db) => {
          await add({ db }, 'b');
        });
        throw new AppError('code_invalid');
      });
      await expect(refused).rejects.toMatchObject({ code: 'code_invalid' });
      expect(await values()).toEqual({ a: 0, b: 1 });
    });

    it('writes those of the preparation at once', async () => {
      const refused = command(async () => 'success', {
        prepare: async (ctx: Ctx) => {
          await ctx.recordSecurityEvent(async (db) => {
            await add({ db }, 'b');
          });
          throw new AppError('login_invalid');
        },
      });
      await expect(refused).rejects.toMatchObject({ code: 'login_invalid' });
      expect(await values()).toEqual({ a: 0, b: 1 });
    });

    it('writes them once when the command had to run again', async () => {
      await command(async (ctx, attempt) => {
        await ctx.recordSecurityEvent(async (db) => {
          await add({ db }, 'b');
        });
        if (attempt === 1) await ctx.db.execute(sql`do $$ begin raise exception sqlstate '40P01'; end $$`);
        return 'success';
      });
      expect(await values()).toEqual({ a: 0, b: 1 });
    });
  });

  describe('of rights', () => {
    /** Declares another right for `setLanguage` while something runs: no command has such a right yet. */
    const withAccess = async <Value>(access: unknown, run: () => Promise<Value>): Promise<Value> => {
      const declared = actions.setLanguage.access;
      Object.assign(actions.setLanguage, { access });
      return run().finally(() => Object.assign(actions.setLanguage, { access: declared }));
    };
    const historyQuery = { getAccountHistory: async () => ({ rows: [], next: null, prev: null }) };

    it('never runs what the session may not do', async () => {
      let ran = false;
      const handlers = {
        getAccountHistory: async () => {
          ran = true;
        },
      };
      const refused = dispatchWith(handlers, { action: 'getAccountHistory', fields: {} });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
      expect(ran).toBe(false);
    });

    it('says forbidden before it says what is wrong with the fields', async () => {
      const refused = dispatchWith(historyQuery, {
        action: 'getAccountHistory',
        fields: { no: 'such field' },
      });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('says session_invalid before it says what is wrong with the fields', async () => {
      const refused = dispatchWith({}, { fields: { no: 'such field' }, caller: undefined });
      await expect(refused).rejects.toMatchObject({ code: 'session_invalid' });
    });

    it('writes a refused command into the history as refused, without what it wanted', async () => {
      const refused = dispatchWith({}, { action: 'exportAccountHistory', fields: { format: 'csv' } });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
      expect(await history()).toEqual([
        {
          action: 'exportAccountHistory',
          target: '',
          outcome: 'refused',
          adminname: 'alpha',
          ip: '203.0.113.1',
          request_id: 'request-1',
          before: null,
          after: null,
        },
      ]);
    });

    it('counts what the same admin is refused again within the hour, instead of writing it again', async () => {
      const tryExport = (remoteIp = '203.0.113.1') =>
        expect(
          dispatchWith({}, { action: 'exportAccountHistory', fields: { format: 'csv' }, remoteIp }),
        ).rejects.toMatchObject({ code: 'forbidden' });
      for (let time = 0; time < 20; time += 1) await tryExport();
      await tryExport('203.0.113.2');
      const first = { outcome: 'refused', after: { attempts: 20, last_at: clock.now().toISOString() } };
      const elsewhere = { outcome: 'refused', ip: '203.0.113.2', after: null };
      expect(await history()).toMatchObject([first, elsewhere]);
      await database.pool.query(`update account_history set at = at - interval '61 minutes'`);
      await tryExport();
      expect(await history()).toMatchObject([first, elsewhere, { outcome: 'refused', after: null }]);
    });

    it('loses none of those that are refused at the same moment', async () => {
      const tries = Array.from({ length: 40 }, () =>
        dispatchWith({}, { action: 'exportAccountHistory', fields: { format: 'csv' } }).catch(
          () => undefined,
        ),
      );
      await Promise.all(tries);
      const counts = (await history()).map(({ after }) => Number(after?.attempts ?? 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    });

    it('writes a command that found itself forbidden as refused, with its target, and undoes the rest', async () => {
      const refused = command(async (ctx) => {
        await add(ctx, 'a');
        await ctx.enqueue(testJob, { text: 'never' });
        ctx.recordHistory({ target: 'thing', after: { language: 'de' } });
        throw new AppError('forbidden');
      });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
      expect(await history()).toMatchObject([
        {
          action: 'setLanguage',
          target: 'thing',
          outcome: 'refused',
          adminname: 'alpha',
          after: { language: 'de' },
        },
      ]);
      expect(await values()).toEqual({ a: 0, b: 0 });
      expect(await ranJobs()).toEqual([]);
    });

    it('writes such a refusal once when the command had to run again, also without a target', async () => {
      const refused = command(async (ctx, attempt) => {
        if (attempt === 1) await ctx.db.execute(sql`do $$ begin raise exception sqlstate '40P01'; end $$`);
        throw new AppError('forbidden');
      });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
      expect(await history()).toMatchObject([{ action: 'setLanguage', target: '', outcome: 'refused' }]);
    });

    it('asks for the right that this very input needs', async () => {
      const access = {
        least: { area: 'users', level: 1 },
        decide: ({ language }: { language: string }) =>
          language === 'de' ? { area: 'accounthistory', level: 1 } : { area: 'users', level: 5 },
        branches: [],
      };
      const run = (language: string) =>
        withAccess(access, () =>
          dispatchWith({ setLanguage: { apply: async () => 'success' } }, { fields: { language } }),
        );
      await expect(run('de')).rejects.toMatchObject({ code: 'forbidden' });
      expect(await run('fr')).toBe('"success"');
      expect((await history()).map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
    });

    it('lets nobody act on what was true before the transaction', async () => {
      const changes: readonly [change: string, undo: string, code: string][] = [
        ['update admin set active = false', 'update admin set active = true', 'session_invalid'],
        [`update account set state = 'suspended'`, `update account set state = 'active'`, 'session_invalid'],
        [
          `update admin_permission set level = 1 where area = 'users'`,
          `update admin_permission set level = 6`,
          'forbidden',
        ],
        [
          `update session set last_seen_at = last_seen_at - interval '1 day'`,
          `update session set last_seen_at = last_seen_at + interval '1 day'`,
          'session_invalid',
        ],
      ];
      for (const [change, undo, code] of changes) {
        let ran = false;
        const handler = {
          // What takes a while before anything is changed: hashing, a slow system elsewhere.
          prepare: () => database.pool.query(change),
          apply: async () => {
            ran = true;
            return 'success';
          },
        };
        const refused = withAccess({ area: 'users', level: 5 }, () =>
          dispatchWith({ setLanguage: handler }, {}),
        );
        await expect(refused, change).rejects.toMatchObject({ code });
        expect(ran, change).toBe(false);
        await database.pool.query(undo);
      }
    });

    it('makes whoever takes a right away wait for what is under way', async () => {
      let during = '';
      await command(async () => {
        const client = await database.pool.connect();
        await client.query(`begin; set local lock_timeout = '50ms'`);
        for (const change of ['update admin set active = false', `update account set state = 'suspended'`]) {
          await client.query('savepoint before');
          await client.query(change).catch((error: { code: string }) => {
            during += `${error.code} `;
          });
          await client.query('rollback to before');
        }
        await client.query('delete from session').catch((error: { code: string }) => {
          during += error.code;
        });
        await client.query('rollback');
        client.release();
        return 'success';
      });
      expect(during).toBe('55P03 55P03 55P03');
    });

    it('keeps what is for the main admin from a sub-admin with every level', async () => {
      const refused = withAccess('admin', () => command(async () => 'success'));
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('leaves no trace of a refused query in the history', async () => {
      const refused = dispatchWith(historyQuery, { action: 'getAccountHistory', fields: {} });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
      expect(await history()).toEqual([]);
    });
  });

  describe('of answers', () => {
    const info = (answer: unknown) =>
      dispatchWith({ getClientConfig: async () => answer }, { action: 'getClientConfig', fields: {} });
    const declared = { legacy_url: '', webmail_url: '', version: '1' };

    it('sends what the contract declares', async () => {
      expect(JSON.parse(await info(declared))).toEqual(declared);
      expect(JSON.parse(await info(new JsonText(JSON.stringify(declared))))).toEqual(declared);
    });

    it('never sends what the contract does not declare', async () => {
      for (const answer of [
        { ...declared, password_hash: 'secret' },
        { version: 1 },
        null,
        undefined,
        'text',
      ]) {
        await expect(info(answer)).rejects.not.toBeInstanceOf(AppError);
        await expect(info(answer)).rejects.toThrow();
      }
      const leak = JSON.stringify({ ...declared, password_hash: 'secret' });
      await expect(info(new JsonText(leak))).rejects.toThrow();
    });
  });
});
