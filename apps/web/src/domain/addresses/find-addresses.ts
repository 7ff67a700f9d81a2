import { call } from '../../api/call.ts';
import type { FoundThing } from '../../ui/navigation/screen.ts';

const most = 5;

const kinds = {
  alias: { action: 'getAliases', targetOf: (id: string) => ({ to: '/aliases', open: id }) },
  list: { action: 'getLists', targetOf: (id: string) => ({ to: `/lists/${id}` }) },
  'smart-list': { action: 'getSmartLists', targetOf: (id: string) => ({ to: `/smartlists/${id}` }) },
} as const;

/** Those of a kind whose addresses or notes contain the text. */
export async function findAddresses(
  kind: keyof typeof kinds,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundThing[]> {
  const { action, targetOf } = kinds[kind];
  const { rows } = await call(action, { search: text, limit: most }, { signal });
  return rows.map(({ id, email, unicode, note }) => ({
    id: `${kind}-${id}`,
    title: unicode,
    words: [email, note].join(', '),
    target: targetOf(id),
  }));
}
