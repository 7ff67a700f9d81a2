/** Something the operator can understand and put right; the message says what and where. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export class DataFolderInUseError extends EmbeddedPostgresError {
  override name = 'DataFolderInUseError';
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `Another Posthouse panel (process ${pid}) already uses the data folder ${folder}. ` +
        'Stop it first, or give this one a folder of its own (DATA_DIR).',
    );
    this.folder = folder;
    this.pid = pid;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
