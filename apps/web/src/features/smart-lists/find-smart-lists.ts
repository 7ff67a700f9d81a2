import { call } from '../../api/call.ts';
import { smartListAddress } from './smart-list.ts';

const most = 5;

/** The smart lists whose addresses or notes contain the text. */
export async function findSmartLists(text: string, signal: AbortSignal) {
  const { rows } = await call('getSmartLists', { search: text, limit: most }, { signal });
  return rows.map(({ id, email, unicode, note }) => ({
    id: `smart-list-${id}`,
    title: unicode,
    words: [email, note].join(', '),
    target: { to: smartListAddress(id) },
  }));
}
