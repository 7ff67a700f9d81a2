import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instance } from './house.ts';

/** What the password of the spam filter is. */
async function passwordOfFilter(): Promise<string> {
  const settings = await readFile(join(instance.root, 'etc/rspamd/local.d/worker-controller.inc'), 'utf8');
  return /^password = "(.*)";$/m.exec(settings)?.[1] ?? '';
}

async function askFilter(path: string, body: string): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${instance.ports['controller']}/${path}`, {
    headers: { password: await passwordOfFilter() },
    ...{ method: 'POST', body },
  });
  return answer.json();
}

/** What it finds out about a message by its own means, as another server would: symbols with what they say. */
export async function examine(text: string): Promise<Record<string, readonly string[]>> {
  const { symbols } = (await askFilter('checkv2', text)) as {
    symbols: Record<string, { options?: readonly string[] }>;
  };
  return Object.fromEntries(Object.entries(symbols).map(([name, { options = [] }]) => [name, options]));
}
