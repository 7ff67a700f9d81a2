import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { WelcomeLogin, WrongPasswords } from '../engine-store.ts';

/** What Dovecot posts after a login. */
export const loginReport = z.object({
  /** As it was typed; an international domain becomes what addresses are stored with. */
  login: z.string().transform(withAsciiDomain),
  remote: z.string().default(''),
  success: z.boolean().default(false),
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
 * Collects what has to be known at once about logins, so that many become one statement: who is in, and which passwords were wrong. That
 * they happened is read from the logs.
 */
export class LoginReports {
  #accepted: WelcomeLogin[] = [];
  #guesses = new Map<string, { readonly login: string; readonly ip: string; readonly marks: Set<string> }>();

  add({ login, remote, success, guess, tried }: LoginReport): void {
    const given = { login: login.toLowerCase(), ip: remote };
    if (success) this.#accepted.push({ ...given, guess });
    else if (tried !== '') this.#addGuess(given, tried);
  }

  /** What came since the last time; what can’t be written is given back with `keep`. */
  takeAccepted(): WelcomeLogin[] {
    const taken = this.#accepted;
    this.#accepted = [];
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

  keep(accepted: readonly WelcomeLogin[]): void {
    this.#accepted = [...accepted, ...this.#accepted].slice(-mostKinds);
  }
}
