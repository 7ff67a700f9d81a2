type Status = 400 | 404 | 408 | 413 | 415 | 429 | 503;

/** After an answer of 503. */
export const retrySeconds = 5;

/** The request could not even be read; everything the application decides is answered with 200. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly status: Status;
  readonly retrySeconds: number | undefined;

  constructor(status: Status, { retrySeconds }: { retrySeconds?: number } = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}
