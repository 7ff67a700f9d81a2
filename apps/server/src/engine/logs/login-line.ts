import { isIP } from 'node:net';
import { z } from 'zod';
import type { LoginEvent } from './log-events.ts';

/** `2026-01-31T12:00:00Z imap-login: Info: …`; what comes after it is told by Dovecot, up to where it names the client. */
const loginLine =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)) (imap|pop3|managesieve)-login: Info: (.*)$/s;
const client = ': rip=';
/** As `login_log_format_elements` of dovecot.conf has it. The name that somebody typed is the last: whatever is in it forges nothing. */
const elements =
  /^([^,<>]*), session=<[^<>]*>, password=<([^<>]*)>, name=<([^<>]*)>, (?:[^<>]*, )?user=<(.*)>$/s;
const failures = /\(auth failed, (\d{1,6}) attempts in \d+ secs\)$/;
const turnedAway = /\(auth service reported temporary failure\)$/;

/** What Dovecot wrote about a login by IMAP, POP3 or ManageSieve. Of a connection that failed, its last name and all attempts. */
export function readLoginLine(line: string): LoginEvent | undefined {
  const [, at = '', program = '', message = ''] = loginLine.exec(line) ?? [];
  const end = message.indexOf(client);
  const outcome = outcomeOf(message.slice(0, Math.max(end, 0)));
  const [, rip = '', passwordKind = '', name = '', typed = ''] =
    elements.exec(message.slice(end + client.length)) ?? [];
  // Long names are cut off where they were typed; of a login there is the whole one too.
  const login = name || typed;
  if (outcome === undefined || !isName(login) || Number.isNaN(Date.parse(at))) return undefined;
  return {
    kind: 'login',
    at: new Date(at).toISOString(),
    service: program,
    login: login.toLowerCase(),
    ip: plainIp(rip),
    passwordKind: outcome.accepted ? passwordKind : '',
    ...outcome,
  };
}

function outcomeOf(head: string): Pick<LoginEvent, 'accepted' | 'blocked' | 'attempts'> | undefined {
  if (head === 'Login') return { accepted: true, blocked: false, attempts: 1 };
  if (!head.startsWith('Disconnected')) return undefined;
  if (turnedAway.test(head)) return { accepted: false, blocked: true, attempts: 1 };
  const attempts = Number(failures.exec(head)?.[1] ?? 0);
  return attempts > 0 ? { accepted: false, blocked: false, attempts } : undefined;
}

/** Whatever else somebody types is nobody's name, and the database could not store it. */
const isName = (login: string) => login !== '' && login.length <= 254 && !/[\p{Cc}\p{Cs}]/u.test(login);

/** An address of the own network comes with the name of a device. */
function plainIp(given: string): string {
  const [ip = ''] = given.split('%');
  return isIP(ip) === 0 ? '' : ip;
}

const smtpLogin = z.object({
  kind: z.literal('login'),
  at: z.iso.datetime(),
  service: z.literal('smtp'),
  login: z.string().refine(isName),
  ip: z.string().transform(plainIp),
  accepted: z.boolean(),
  passwordKind: z.string(),
  blocked: z.boolean(),
  attempts: z.int().min(1),
});

/** What the lookups wrote about a login by SMTP, as JSON. */
export function readSmtpLoginLine(line: string): LoginEvent | undefined {
  try {
    return smtpLogin.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
