import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { createRetries } from '../folders/retries.ts';
import { listReleases, noteRelease } from './reports-store.ts';
import type { SpamFolder } from './spam-folder.ts';

/** Moves messages that users want from the spam folder to the inbox, and says what became of each. */
export function createReleaseKeeper(spam: SpamFolder, pool: Pool, log: Log) {
  const retries = createRetries();
  const releaseAll = async () => {
    for (;;) {
      const wanted = await listReleases(pool, retries.waiting());
      if (wanted.length === 0) return;
      for (const release of wanted) {
        try {
          await noteRelease(pool, release, await spam.release(release.email, release.guid));
          retries.worked(release.id);
        } catch (error) {
          retries.failed(release.id);
          log.warn({ err: error, link: release.id }, 'a message could not be released');
        }
      }
    }
  };
  let working = Promise.resolve();
  return {
    /** One after the other. */
    follow: () => {
      working = working
        .then(releaseAll)
        .catch((error: unknown) => log.warn({ err: error }, 'messages to release could not be looked for'));
    },
  };
}
