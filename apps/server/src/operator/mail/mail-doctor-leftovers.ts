import type { Pool } from 'pg';
import { quantity } from '../command-output.ts';
import { type Check, ok, warn } from '../doctor/check.ts';
import { countOldLeftovers } from './mail-doctor-store.ts';

/** What was deleted for good and still lies on the disk after an hour. */
export async function checkLeftovers(pool: Pool): Promise<Check> {
  const name = 'Deleted mail';
  const waiting = await countOldLeftovers(pool);
  if (waiting === 0) return ok(name, 'nothing that was deleted for good is left on the disk');
  return warn(
    name,
    `${quantity(waiting, 'mailbox or public folder', 'mailboxes or public folders')} deleted for good more than an hour ago still on the disk`,
    'The keeper deletes them while Dovecot runs. If that takes long, its log says why.',
  );
}
