import { call } from '../../api/call.ts';
import { listAddress } from './mail-list.ts';

const most = 5;

/** The lists whose addresses or notes contain the text. */
export async function findLists(text: string, signal: AbortSignal) {
  const { rows } = await call('getLists', { search: text, limit: most }, { signal });
  return rows.map(({ id, email, unicode, note }) => ({
    id: `list-${id}`,
    title: unicode,
    words: [email, note].join(', '),
    target: { to: listAddress(id) },
  }));
}
