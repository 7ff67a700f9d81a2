import { isIP } from 'node:net';
import type { OpenSession } from '../engine-store.ts';

const timeoutMs = 10_000;

type Command = readonly [name: string, parameters: object];

/** Dovecot’s own commands, over its HTTP interface on loopback. */
export interface Doveadm {
  /** Ends the sessions of a user; tells whether there was one. */
  kick(username: string): Promise<boolean>;
  /** The open sessions; one for each address of a user. */
  who(): Promise<OpenSession[]>;
  /** Gives the groups of a mailbox their rights in it. */
  grant(email: string, group: string, rights: readonly string[]): Promise<void>;
}

export function createDoveadm(port: number, key: string): Doveadm {
  const authorization = `X-Dovecot-API ${Buffer.from(key).toString('base64')}`;

  async function send([name, parameters]: Command): Promise<unknown[]> {
    const answer = await fetch(`http://127.0.0.1:${port}/doveadm/v1`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify([[name, parameters, 'posthouse']]),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`doveadm ${name} answered ${answer.status}`);
    const [[kind, result]] = (await answer.json()) as [[string, unknown]];
    if (kind === 'error') throw new Error(`doveadm ${name}: ${JSON.stringify(result)}`);
    return Array.isArray(result) ? result : [];
  }

  return {
    kick: async (username) => {
      // Dovecot reads a pattern; such names can’t be made, but old ones may have these signs.
      if (/[*?]/.test(username)) return false;
      return send(['kick', { mask: [username] }]).then(() => true, foundNobody);
    },
    who: async () => ((await send(['who', {}])) as SessionsOfUser[]).flatMap(sessionsOf),
    grant: async (email, group, rights) => {
      await send(['aclSet', { user: email, mailbox: 'INBOX', id: `group=${group}`, right: rights }]);
    },
  };
}

interface SessionsOfUser {
  readonly username: string;
  readonly service: string;
  /** `(192.0.2.7 2001:db8::1)` */
  readonly ips: string;
}

function sessionsOf({ username, service, ips }: SessionsOfUser): OpenSession[] {
  const known = ips.split(/[\s()]+/).filter((ip) => isIP(ip) !== 0);
  return (known.length === 0 ? [''] : known).map((ip) => ({ username, service, ip }));
}

/** With no session to end, Dovecot answers an error of its own. */
function foundNobody(error: Error): false {
  if (!error.message.includes('exitCode')) throw error;
  return false;
}
