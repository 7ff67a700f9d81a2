/** Long enough to read and answer the question (WCAG 2.2.1 asks for 20 seconds). */
const warningSeconds = 30;
/** The protocol's pause between two keepAlive. */
const keepAliveMs = 60_000;

export type IdleState =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** The state of an admin who did nothing since `lastActivityAt`; all times in milliseconds. */
export function idleState(lastActivityAt: number, now: number, timeoutMinutes: number): IdleState {
  const secondsLeft = Math.ceil(timeoutMinutes * 60 - (now - lastActivityAt) / 1000);
  if (secondsLeft <= 0) return { phase: 'over' };
  if (secondsLeft > Math.min(warningSeconds, timeoutMinutes * 30)) return { phase: 'active' };
  return { phase: 'warning', secondsLeft };
}

/**
 * True when the admin was active after the last request, so that the server would otherwise end the session too early.
 * A timeout of one or two minutes needs a shorter pause than the protocol's, or it would end between two of them.
 */
export function isKeepAliveDue(
  lastActivityAt: number,
  lastRequestAt: number,
  now: number,
  timeoutMinutes: number,
): boolean {
  const pause = Math.min(keepAliveMs, timeoutMinutes * 30_000);
  return lastActivityAt > lastRequestAt && now - lastRequestAt >= pause;
}
