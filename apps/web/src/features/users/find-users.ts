import { call } from '../../api/call.ts';
import { userAddress } from './page/user-address.ts';

const most = 5;

/** The users whose names or addresses contain the text. */
export async function findUsers(text: string, signal: AbortSignal) {
  const { rows } = await call('getUsers', { search: text, limit: most }, { signal });
  return rows.map(({ id, email, unicode, name }) => ({
    id: `user-${id}`,
    title: unicode,
    words: [email, name].join(', '),
    target: { to: userAddress(id) },
  }));
}
