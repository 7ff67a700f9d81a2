import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { createDoveadmCommand } from '../doveadm-command.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { createRetries } from '../folders/retries.ts';
import { type FilterWork, listFilterWork, noteFilterStarted, noteFilterStopped } from './filters-store.ts';

/**
 * Turns scripts of users’ own off in Dovecot, and on again. Dovecot stops one that takes too long at each message and
 * tells the hooks; it is off for good only with this.
 */
export function createFilterKeeper(settings: EngineSettings, pool: Pool, log: Log) {
  const doveadm = createDoveadmCommand(settings);

  const activeScript = async (email: string): Promise<string | undefined> => {
    const listed = JSON.parse(await doveadm('-f', 'json', 'sieve', 'list', '-u', email)) as {
      readonly script: string;
      readonly active: string;
    }[];
    return listed.find(({ active }) => active === 'ACTIVE')?.script;
  };
  const follow = async (work: FilterWork) => {
    const active = await activeScript(work.email);
    if (work.state === 'stopping') {
      if (active !== undefined) await doveadm('sieve', 'deactivate', '-u', work.email);
      await noteFilterStopped(pool, work, active ?? '');
      return;
    }
    // One that the user has chosen meanwhile stays.
    if (active === undefined && work.script !== '')
      await doveadm('sieve', 'activate', '-u', work.email, work.script);
    await noteFilterStarted(pool, work);
  };

  const retries = createRetries();
  const followAll = async () => {
    for (const work of await listFilterWork(pool, retries.waiting())) {
      try {
        await follow(work);
        retries.worked(work.user_id);
      } catch (error) {
        retries.failed(work.user_id);
        log.warn({ err: error, user: work.user_id }, 'a filter could not be turned off or on');
      }
    }
  };
  let working = Promise.resolve();
  return {
    /** One after the other. */
    follow: () => {
      working = working
        .then(followAll)
        .catch((error: unknown) => log.warn({ err: error }, 'filters could not be looked at'));
    },
  };
}
