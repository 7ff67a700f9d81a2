import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { listPostgresOf } from '../../apps/server/src/db/embedded/process-identity.ts';
import { connectDatabase } from '../../apps/server/src/db/pool.ts';
import { commandJson } from '../../apps/server/src/testing/test-commands.ts';
import { ChaosPanel } from './panel-process.ts';
import { chaosPassword, logIn } from './writers.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const accounts = ['one', 'two', 'three', 'four'];

/** Two panels on one PostgreSQL, everything on this machine and gone afterwards. */
export class ChaosHouse {
  readonly root: string;
  readonly panels: readonly ChaosPanel[];
  readonly tokens: string[] = [];
  readonly accounts = accounts;
  readonly #env: Record<string, string>;
  #server: EmbeddedPostgres;

  private constructor(root: string, server: EmbeddedPostgres) {
    this.root = root;
    this.#server = server;
    this.#env = {
      DATABASE_URL: server.url,
      DATA_DIR: join(root, 'panel'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      // Nobody answers there: nothing leaves this machine.
      DNS_SERVERS: '127.0.0.1:1',
      SECRET_KEY: '5a'.repeat(32),
    };
    this.panels = [new ChaosPanel(this.#env), new ChaosPanel(this.#env)];
  }

  static async open(): Promise<ChaosHouse> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'posthouse-chaos-')));
    // Under root PostgreSQL runs as somebody else, who must be able to pass through.
    await chmod(root, 0o711);
    const house = new ChaosHouse(root, await startServer(root));
    await Promise.all(house.panels.map((panel) => panel.start()));
    for (const name of accounts) {
      const login = ['--name', name, '--email', `${name}@x.example`, '--password', chaosPassword];
      const options = [...login, '--limit', 'maxdomains=1000000'];
      await commandJson(['account', 'create', ...options], { env: house.#env });
      const [first] = house.panels;
      if (first) house.tokens.push(await logIn(first, name));
    }
    return house;
  }

  get databaseUrl(): string {
    return this.#server.url;
  }

  async close(): Promise<void> {
    await Promise.all(this.panels.map((panel) => panel.kill('SIGTERM')));
    await this.#server.stop();
    await rm(this.root, { recursive: true, force: true, maxRetries: 10 });
  }

  stopPostgres(): Promise<void> {
    return this.#server.stop();
  }

  async startPostgres(): Promise<void> {
    this.#server = await startServer(this.root);
  }

  /** SIGSTOP: connections stay open and nobody answers; SIGCONT: as if nothing had been. */
  signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of listPostgresOf(join(this.root, 'data', 'postgres'))) process.kill(pid, signal);
  }

  /** Those of the changes that are not in the database. */
  async missing(requestIds: readonly string[]): Promise<string[]> {
    const { pool, close } = connectDatabase(this.#server.url, { size: 1, onError: () => undefined });
    const { rows } = await pool.query<{ id: string }>(
      `select sent.id from unnest($1::text[]) as sent (id)
        where not exists (select from account_history h where h.request_id = sent.id)`,
      [requestIds],
    );
    await close();
    return rows.map(({ id }) => id);
  }
}

function startServer(root: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir: join(root, 'data'), log: quiet });
}
