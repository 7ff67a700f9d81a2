import { fetchSession } from './fetch-session.ts';
import { currentSession, startSession } from './session.ts';

let running: Promise<void> | undefined;

/**
 * Learns anew what the signed-in admin may do: menu, buttons and other tabs follow the stored session. One at a time,
 * whatever number of answers asks for it; where it fails, the next answer asks again.
 */
export function refreshRights(): Promise<void> {
  running ??= refresh()
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function refresh(): Promise<void> {
  const token = currentSession()?.token;
  if (token === undefined) return;
  const { session } = await fetchSession(token, { background: true });
  if (currentSession()?.token === token) startSession(session);
}
