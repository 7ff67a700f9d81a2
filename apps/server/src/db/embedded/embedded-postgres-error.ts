/** A problem the operator can fix; the message says what it is and where. */
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
        'Stop it first, or use another folder (DATA_DIR).',
    );
    this.folder = folder;
    this.pid = pid;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
