import { mailAddress } from '@posthouse/contract/fields/email-address';
import { engineServices, isServiceRunning } from '../../engine/engine-services.ts';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { readConfig } from '../../kernel/config.ts';
import { withAnyDatabase } from '../command-database.ts';
import { type CommandEnvironment, UsageError } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import type { CommandResult } from '../command-run.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import { reportChecks } from '../doctor/check-report.ts';
import { demandRoot } from './demand-root.ts';
import { checkAddresses, explainRefusal, explainRoute } from './mail-doctor-addresses.ts';
import { checkConfiguration, checkFiles, checkMailboxDisk } from './mail-doctor-files.ts';
import { checkLeftovers } from './mail-doctor-leftovers.ts';
import { checkLogins, explainLogins } from './mail-doctor-logins.ts';
import { checkPostmaster, explainDuty } from './mail-doctor-postmaster.ts';
import { checkQueue } from './mail-doctor-queue.ts';
import { checkConnections, checkEngineDatabase, checkLookups, checkRights } from './mail-doctor-rights.ts';
import { checkCertificate, checkServices } from './mail-doctor-services.ts';
import { listSampleAddresses } from './mail-doctor-store.ts';
import { demandEngine } from './mail-run.ts';

/** Asks all parts of the mail engine the same questions, and reports where their answers differ. Changes nothing. */
export async function examineEngine(
  environment: CommandEnvironment,
  given: string | undefined,
): Promise<CommandResult> {
  const address = given === undefined ? undefined : readAddress(given);
  const settings = await demandEngine(readConfig(environment.env));
  demandRoot();
  const { root, hostname, isPrivate } = settings;
  return reportChecks([
    ok('Setup', `${isPrivate ? 'private, ' : ''}for ${hostname} in ${root}`),
    ...(await checkServices(settings)),
    await checkCertificate(settings, environment.clock.now()),
    ...checkPostmaster(settings),
    await checkMailboxDisk(settings),
    await checkFiles(settings),
    await checkQueue(settings, environment.clock.now()),
    ...(await checksOfDatabase(environment, settings, address)),
  ]);
}

function readAddress(given: string): string {
  const parsed = mailAddress.safeParse(given);
  if (!parsed.success) throw new UsageError(`"${given}" is not an e-mail address.`);
  return parsed.data;
}

const startIt = 'Run "npm run posthouse -- mail start".';

async function canBeAsked(settings: EngineSettings): Promise<boolean> {
  const asked = engineServices(settings).filter(({ name }) => name === 'postfix' || name === 'dovecot');
  return (await Promise.all(asked.map(isServiceRunning))).every(Boolean);
}

async function checksOfDatabase(
  environment: CommandEnvironment,
  settings: EngineSettings,
  address: string | undefined,
): Promise<Check[]> {
  try {
    return await withAnyDatabase(environment, async (opened) => {
      const { pool } = opened.database;
      const lookups = await checkLookups(pool, environment.migrationsFolder);
      const known = [
        await checkEngineDatabase(opened, settings),
        await checkConnections(pool),
        await checkRights(pool),
        lookups,
        await checkConfiguration(opened, settings),
      ];
      if (lookups.status === 'fail') return known;
      known.push(await checkLeftovers(pool));
      if (!(await canBeAsked(settings)))
        return [...known, warn('Addresses', 'not compared while Postfix or Dovecot is stopped', startIt)];
      if (address !== undefined) {
        const route = await explainRoute(pool, address);
        // The panel is asked first; what it does not know may still be an address of the server itself.
        const duty = route.some(({ status }) => status === 'ok') ? undefined : explainDuty(settings, address);
        if (duty !== undefined) return [...known, duty];
        return [
          ...known,
          ...route,
          ...(await explainRefusal(settings, address)),
          ...(await checkAddresses(pool, settings, [address])),
          ...(await explainLogins(pool, settings, address)),
        ];
      }
      const sample = await listSampleAddresses(pool);
      return [
        ...known,
        ...(await checkAddresses(pool, settings, sample)),
        ...(await checkLogins(pool, settings, sample)),
      ];
    });
  } catch (error) {
    return [fail('Database', reasonOf(error), 'Run "npm run posthouse -- doctor".')];
  }
}
