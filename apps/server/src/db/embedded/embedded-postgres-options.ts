export interface EmbeddedPostgresLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: EmbeddedPostgresLog;
  /** False only in tests: a crash of the machine may then lose or damage data. */
  durable?: boolean;
  /** Where root keeps what PostgreSQL's user may not reach elsewhere. */
  stagingRoot?: string;
}

export type CompleteOptions = Required<EmbeddedPostgresOptions>;

export function completeOptions(options: EmbeddedPostgresOptions): CompleteOptions {
  return { durable: true, stagingRoot: '/var/lib/posthouse', ...options };
}
