import { appendFileSync, chownSync, closeSync, openSync } from 'node:fs';
import type { Log } from '../../kernel/log.ts';
import type { SystemAccount } from '../engine-accounts.ts';
import type { LoginEvent } from '../logs/log-events.ts';

/** Makes it where it is missing; later, whoever writes may not make files there. */
export function makeLoginFile(path: string, { uid, gid }: SystemAccount): void {
  closeSync(openSync(path, 'a', 0o600));
  chownSync(path, uid, gid);
}

/**
 * Each is written when this returns, whatever happens to the process then. The file is opened every time, so that one that was
 * put away under another name gets no more. A disk that is full lets people log in all the same.
 */
export function noteIn(path: string, log: Log): (login: LoginEvent) => void {
  return (login) => {
    try {
      appendFileSync(path, `${JSON.stringify(login)}\n`);
    } catch (error) {
      log.warn({ err: error }, 'a login could not be written down');
    }
  };
}
