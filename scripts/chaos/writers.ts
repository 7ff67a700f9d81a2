import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosPanel } from './panel-process.ts';

export const chaosPassword = 'Chaos-password-1';
const languages = ['en', 'de', 'fr', 'es'];

export async function post(
  panel: ChaosPanel,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(30_000);
  return fetch(panel.address, { method: 'POST', body: new URLSearchParams(fields), headers, signal });
}

export async function logIn(panel: ChaosPanel, username: string): Promise<string> {
  const answer = await post(panel, { action: 'login', username, password: chaosPassword });
  return ((await answer.json()) as { returndata: { token: string } }).returndata.token;
}

export interface Writing {
  /** The request ids of all changes that the panels said yes to; each names its account-history entry. */
  readonly acknowledged: string[];
  end(): Promise<void>;
}

/** Clients that change something again and again, whatever the answers, until they are told to end. */
export function startWriters(
  panels: readonly ChaosPanel[],
  tokens: readonly string[],
  { clients, round }: { clients: number; round: number },
): Writing {
  const acknowledged: string[] = [];
  const ending = new AbortController();
  const write = async (client: number): Promise<void> => {
    const headers = {
      'x-token': tokens[client % tokens.length] ?? '',
      // An address of its own for each, or the flood limit would stop them all.
      'x-forwarded-for': `10.${round}.0.${client + 1}`,
    };
    for (let turn = client; !ending.signal.aborted; turn += 1) {
      const panel = panels[turn % panels.length];
      const language = languages[turn % languages.length] ?? 'en';
      const isDone = panel !== undefined && (await isWritten(panel, language, headers, acknowledged));
      await sleep(isDone ? 20 : 200);
    }
  };
  const writing = Promise.all(Array.from({ length: clients }, (_, client) => write(client)));
  return {
    acknowledged,
    async end() {
      ending.abort();
      await writing;
    },
  };
}

async function isWritten(
  panel: ChaosPanel,
  language: string,
  headers: Record<string, string>,
  acknowledged: string[],
): Promise<boolean> {
  try {
    const answer = await post(panel, { action: 'setLanguage', language }, headers);
    const { returncode } = (await answer.json()) as { returncode: number };
    if (returncode === 1) acknowledged.push(answer.headers.get('x-request-id') ?? '');
    return returncode === 1;
  } catch {
    return false;
  }
}
