import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { createRetries } from '../folders/retries.ts';
import { listReleases, noteRelease, type Release } from './reports-store.ts';
import type { SpamFolder } from './spam-folder.ts';

export interface ReleaseParts {
  readonly spam: Pick<SpamFolder, 'textOf' | 'release'>;
  readonly pool: Pool;
  readonly log: Log;
  /** Says that this message is no spam. */
  teach(email: string, mail: Buffer): Promise<void>;
}

/** Moves messages that users want from the spam folder to the inbox, and says what became of each. */
export function createReleaseKeeper({ spam, pool, log, teach }: ReleaseParts) {
  const retries = createRetries();
  const releaseOne = async (release: Release) => {
    const { email, guid } = release;
    const mail = await spam.textOf(email, guid);
    await noteRelease(pool, release, await spam.release(email, guid));
    if (mail === undefined) return;
    // For the better: a lesson that is lost is no loss.
    await teach(email, mail).catch((error: unknown) =>
      log.warn({ err: error }, 'the filter could not be taught'),
    );
  };
  const releaseAll = async () => {
    for (;;) {
      const wanted = await listReleases(pool, retries.waiting());
      if (wanted.length === 0) return;
      for (const release of wanted) {
        try {
          await releaseOne(release);
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
