import { call } from '../../api/call.ts';

const most = 5;

/** The aliases whose addresses or notes contain the text. */
export async function findAliases(text: string, signal: AbortSignal) {
  const { rows } = await call('getAliases', { search: text, limit: most }, { signal });
  return rows.map(({ id, email, unicode, note }) => ({
    id: `alias-${id}`,
    title: unicode,
    words: [email, note].join(', '),
    target: { to: '/aliases', open: id },
  }));
}
