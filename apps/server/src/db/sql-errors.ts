const serializationFailure = '40001';
const deadlockDetected = '40P01';
const uniqueViolation = '23505';
/** Raised by the triggers of the ledger. */
const overLimit = 'PH001';
const overQuota = 'PH002';

/** The transaction was sound and lost to another: running it again is right. */
export function isRetryable(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === serializationFailure || code === deadlockDetected;
}

/** The change would take more than the account may have. */
export function isOverLimit(error: unknown): boolean {
  return sqlStateOf(error) === overLimit;
}

/** The change would give more quota than the account has. */
export function isOverQuota(error: unknown): boolean {
  return sqlStateOf(error) === overQuota;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = causeOf(error);
  return (
    sqlStateOf(error) === uniqueViolation && (cause as { constraint?: string }).constraint === constraint
  );
}

function sqlStateOf(error: unknown): string | undefined {
  const code = (causeOf(error) as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The query builder wraps what the driver threw. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
