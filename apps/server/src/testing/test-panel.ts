import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { type Envelope, encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import { connectDatabase } from '../db/pool.ts';
import { admin, adminPermission } from '../db/schema/admin.ts';
import { type Config, readConfig } from '../kernel/config.ts';
import { createLog } from '../kernel/log.ts';
import type { DnsLookup } from '../kernel/outbound/dns-lookup.ts';
import type { FetchCertificate } from '../kernel/outbound/fetch-certificate.ts';
import { createPasswordHashing, type PasswordHashing } from '../kernel/password-hashing.ts';
import { createSecretBox } from '../kernel/secrets.ts';
import { createPanel, type Panel } from '../panel.ts';
import { createAccount } from '../rules/accounts/account-store.ts';
import { createTestDatabase } from './test-database.ts';

/** A clock that stands still until a test moves it. */
export class TestClock {
  #now = new Date('2026-03-02T10:00:00.000Z');
  now(): Date {
    return new Date(this.#now);
  }
  advance(duration: { seconds?: number; minutes?: number; hours?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0 } = duration;
    this.#now = new Date(this.#now.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
  }
}

export const testPassword = 'Correct-horse-7';

export interface Sender {
  readonly token?: string;
  /** A client address of its own keeps tests out of each other's limits. */
  readonly ip?: string;
  readonly headers?: Record<string, string>;
}

export interface TestPanel {
  readonly panel: Panel;
  readonly config: Config;
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>;
  readonly clock: TestClock;
  readonly passwords: PasswordHashing;
  /** One call over the real endpoint. */
  call<Name extends ActionName>(
    name: Name,
    input: ActionInput<Name>,
    sender?: Sender,
  ): Promise<Envelope<ActionAnswer<Name>>>;
  /** A raw form, for what no honest client sends. */
  post(
    body: string | Buffer,
    sender?: Sender,
  ): Promise<{ status: number; json: Envelope<unknown>; headers: Record<string, unknown> }>;
  /** An account whose main admin has the same name and `testPassword`. */
  addAccount(name: string, email?: string): Promise<{ accountId: number; adminId: number }>;
  /** A sub-admin of the account with these levels, none elsewhere, and `testPassword`. */
  addSubAdmin(
    accountId: number,
    username: string,
    permissions?: Partial<Permissions>,
  ): Promise<{ accountId: number; adminId: number }>;
  /** As if the proofs of all domains of the account had been found. */
  verifyDomains(accountId: number): Promise<void>;
  login(username: string, sender?: Sender): Promise<string>;
  /** As if the time had come that jobs wait for: a pause after an error, or one that another system asked for. */
  makeJobsDue(): Promise<void>;
  /** Runs the jobs and answers the mails written since the start, oldest first. */
  readMails(): Promise<string[]>;
  stop(): Promise<void>;
}

/** `done`, or the code of the refusal. */
export function outcomeOf(answer: Envelope<unknown>): string {
  return answer.returncode === 1 ? 'done' : answer.error.code;
}

/** What became of each row of a bulk command that was small enough to be done at once. */
export function resultsOf(
  answer: Envelope<{ done: string[]; failed: { id: string; code: string }[] } | { job: string }>,
) {
  const data = dataOf(answer);
  if ('job' in data) throw new Error(`it became the job ${data.job}`);
  return data;
}

/** The answer of a call that must have succeeded. */
export function dataOf<Data>(answer: Envelope<Data>): Data {
  if (answer.returncode === 0) throw new Error(JSON.stringify(answer));
  return answer.returndata;
}

export async function startTestPanel(
  env: Record<string, string> = {},
  options: {
    readonly panelFolder?: string;
    readonly floodLimit?: number;
    /** Hears every line of the log, which else goes to the standard output. */
    readonly onLog?: (line: string) => void;
    readonly dns?: DnsLookup;
    readonly fetchCertificate?: FetchCertificate;
    readonly closeAfterMs?: number;
  } = {},
): Promise<TestPanel> {
  const dataDir = await mkdtemp(join(tmpdir(), 'posthouse-panel-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://panel.example',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRIES_FILE: 'off',
    // Nobody answers there: no test asks the world.
    DNS_SERVERS: '127.0.0.1:1',
    ...env,
  });
  const database = await createTestDatabase();
  const jobsDatabase = connectDatabase(database.url, { size: 4, onError: () => undefined });
  const clock = new TestClock();
  const passwords = await createPasswordHashing({ memoryKib: 64, passes: 1 });
  const panel = await createPanel({
    config,
    database,
    jobsDatabase,
    probe: jobsDatabase,
    clock,
    passwords,
    log: createLog(config.logLevel, options.onLog && { write: options.onLog }),
    secrets: createSecretBox('5a'.repeat(32)),
    version: 'test',
    panelFolder: options.panelFolder,
    floodLimit: options.floodLimit,
    dns: options.dns,
    fetchCertificate: options.fetchCertificate,
    closeAfterMs: options.closeAfterMs,
    checkJsonText: true,
  });

  const post: TestPanel['post'] = async (body, sender = {}) => {
    const answer = await panel.app.inject({
      method: 'POST',
      url: '/',
      headers: {
        'content-type': formContentType,
        'x-forwarded-for': sender.ip ?? '203.0.113.1',
        ...(sender.token ? { [tokenHeader]: sender.token } : {}),
        ...sender.headers,
      },
      payload: body,
    });
    return { status: answer.statusCode, json: answer.json(), headers: answer.headers };
  };
  const call: TestPanel['call'] = async (name, input, sender) =>
    (await post(encodeForm(name, input as Record<string, unknown>), sender)).json as never;

  return {
    panel,
    config,
    database,
    clock,
    passwords,
    post,
    call,
    async addAccount(name, email = `${name}@admins.example`) {
      const passwordHash = await passwords.hash(testPassword);
      return createAccount(database.db, {
        name,
        email,
        passwordHash,
        limits: { maxdomains: 5 },
        now: clock.now(),
      });
    },
    async addSubAdmin(accountId, username, permissions = {}) {
      const passwordHash = await passwords.hash(testPassword);
      const [made] = await database.db
        .insert(admin)
        .values({ accountId, role: 'subadmin', username, email: `${username}@admins.example`, passwordHash })
        .returning({ adminId: admin.id });
      const key = { accountId, adminId: Number(made?.adminId) };
      const rows = Object.entries(permissions).map(([area, level]) => ({ ...key, area, level }));
      if (rows.length > 0) await database.db.insert(adminPermission).values(rows);
      return key;
    },
    async verifyDomains(accountId) {
      await database.pool.query(
        `update domain_name set state = 'verified', verified_at = now(), ever_verified = true, next_check_at = null,
                claim_ends_at = null where account_id = $1 and verified_at is null`,
        [accountId],
      );
    },
    async login(username, sender) {
      const answer = dataOf(await call('login', { username, password: testPassword }, sender));
      if (!('token' in answer)) throw new Error(JSON.stringify(answer));
      return answer.token;
    },
    async makeJobsDue() {
      await database.pool.query('update job set due_at = now(), lease_until = null');
    },
    async readMails() {
      await panel.runJobsUntilIdle();
      const outbox = join(dataDir, 'outbox');
      const files = await readdir(outbox).catch(() => []);
      return Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')));
    },
    async stop() {
      await panel.stop();
      await jobsDatabase.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
