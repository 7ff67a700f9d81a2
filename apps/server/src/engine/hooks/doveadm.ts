const timeoutMs = 10_000;

type Command = readonly [name: string, parameters: object];

/** Dovecot’s own commands, over its HTTP interface on loopback. */
export interface Doveadm {
  /** Ends the sessions of a user; tells whether there was one. */
  kick(username: string): Promise<boolean>;
  who(): Promise<{ readonly username: string; readonly service: string }[]>;
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
    who: async () => (await send(['who', {}])) as { username: string; service: string }[],
    grant: async (email, group, rights) => {
      await send(['aclSet', { user: email, mailbox: 'INBOX', id: `group=${group}`, right: rights }]);
    },
  };
}

/** With no session to end, Dovecot answers an error of its own. */
function foundNobody(error: Error): false {
  if (!error.message.includes('exitCode')) throw error;
  return false;
}
