/** After an answer of 503. */
export const retrySeconds = 5;

/** The request could not even be read; everything the application decides is answered with 200. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly status: 400 | 404 | 413 | 415 | 503;

  constructor(status: 400 | 404 | 413 | 415 | 503) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}
