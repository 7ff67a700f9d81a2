import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { ReportedLogin } from '../engine-store.ts';

/** What Dovecot posts after a login. */
export const loginReport = z.object({
  /** As it was typed; an international domain becomes what addresses are stored with. */
  login: z.string().transform(withAsciiDomain),
  remote: z.string().default(''),
  protocol: z.string().default(''),
  success: z.boolean().default(false),
  password_kind: z.string().default(''),
});

export type LoginReport = z.infer<typeof loginReport>;

function withAsciiDomain(login: string): string {
  const at = login.lastIndexOf('@') + 1;
  // What is no domain stays as it is.
  return `${login.slice(0, at)}${domainToASCII(login.slice(at)) || login.slice(at)}`;
}

const mostKinds = 5_000;

/**
 * Collects logins, so that many become one statement. Failures of the same user from the same place within one round are
 * counted, not listed: somebody who guesses passwords must not fill the database.
 */
export class LoginReports {
  #accepted: ReportedLogin[] = [];
  #refused = new Map<string, ReportedLogin>();

  add({ login, remote, protocol, success, password_kind }: LoginReport, now: Date): void {
    const given = { login: login.toLowerCase(), service: protocol, ip: remote };
    const one = { ...given, at: now.toISOString(), accepted: success, password_kind, attempts: 1 };
    if (success) {
      this.#accepted.push(one);
      return;
    }
    const key = JSON.stringify(given);
    const before = this.#refused.get(key);
    if (before === undefined && this.#refused.size >= mostKinds) return;
    this.#refused.set(key, { ...one, attempts: (before?.attempts ?? 0) + 1 });
  }

  /** What came since the last time; what can’t be written is given back with `keep`. */
  takeAccepted(): ReportedLogin[] {
    const taken = this.#accepted;
    this.#accepted = [];
    return taken;
  }

  takeRefused(): ReportedLogin[] {
    const taken = [...this.#refused.values()];
    this.#refused = new Map();
    return taken;
  }

  keep(accepted: readonly ReportedLogin[]): void {
    this.#accepted = [...accepted, ...this.#accepted].slice(-mostKinds);
  }
}
