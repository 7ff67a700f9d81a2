import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { ReportedLogin, WrongPasswords } from '../engine-store.ts';

/** What Dovecot posts after a login. */
export const loginReport = z.object({
  /** As it was typed; an international domain becomes what addresses are stored with. */
  login: z.string().transform(withAsciiDomain),
  remote: z.string().default(''),
  protocol: z.string().default(''),
  success: z.boolean().default(false),
  password_kind: z.string().default(''),
  /** By which engine.log_in knows a password again that was right. */
  guess: z.string().default(''),
  /** Some bits of a digest of what was typed: of what was wrong, Dovecot tells no more. */
  tried: z.string().default(''),
});

export type LoginReport = z.infer<typeof loginReport>;

function withAsciiDomain(login: string): string {
  const at = login.lastIndexOf('@') + 1;
  // What is no domain stays as it is.
  return `${login.slice(0, at)}${domainToASCII(login.slice(at)) || login.slice(at)}`;
}

const mostKinds = 5_000;
const mostGuesses = 100;

/**
 * Collects logins, so that many become one statement. Failures of the same user from the same place within one round are
 * counted, not listed: somebody who guesses passwords must not fill the database.
 */
export class LoginReports {
  #accepted: ReportedLogin[] = [];
  #refused = new Map<string, ReportedLogin>();
  #guesses = new Map<string, { readonly login: string; readonly ip: string; readonly marks: Set<string> }>();

  add({ login, remote, protocol, success, password_kind, guess, tried }: LoginReport, now: Date): void {
    const given = { login: login.toLowerCase(), service: protocol, ip: remote };
    const one = { ...given, at: now.toISOString(), accepted: success, password_kind, guess, attempts: 1 };
    if (success) {
      this.#accepted.push(one);
      return;
    }
    if (tried !== '') this.#addGuess(given, tried);
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

  /** Different passwords that were wrong, of each user and place. */
  takeGuesses(): WrongPasswords[] {
    const taken = [...this.#guesses.values()].map((one) => ({ ...one, marks: [...one.marks] }));
    this.#guesses = new Map();
    return taken;
  }

  #addGuess({ login, ip }: { readonly login: string; readonly ip: string }, tried: string): void {
    const key = JSON.stringify([login, ip]);
    const known = this.#guesses.get(key);
    if (known === undefined && this.#guesses.size >= mostKinds) return;
    const { marks } = known ?? { marks: new Set<string>() };
    if (marks.size < mostGuesses) marks.add(tried);
    this.#guesses.set(key, { login, ip, marks });
  }

  keep(accepted: readonly ReportedLogin[]): void {
    this.#accepted = [...accepted, ...this.#accepted].slice(-mostKinds);
  }
}
