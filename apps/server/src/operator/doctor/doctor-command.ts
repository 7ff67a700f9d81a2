import type { Command } from 'commander';
import { builtPanelFolder } from '../../folders.ts';
import { type Config, readConfig } from '../../kernel/config.ts';
import type { CommandEnvironment } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import type { CommandResult, CommandRun } from '../command-run.ts';
import { type Check, fail, ok } from './check.ts';
import { reportChecks } from './check-report.ts';
import { checkDatabase } from './database-checks.ts';
import { checkMailEngine } from './engine-check.ts';
import {
  checkBuiltPanel,
  checkCountries,
  checkDataFolder,
  checkDisk,
  checkNode,
  checkSecretKey,
} from './machine-checks.ts';
import {
  checkDnsServers,
  checkMailHosts,
  checkProxies,
  checkPublicUrl,
  checkSmtp,
} from './network-checks.ts';

export function addDoctorCommand(program: Command, run: CommandRun): void {
  run
    .define(program, 'doctor', {
      summary: 'Check this machine for problems',
      details: 'Changes nothing. Exits with 1 if a check fails; warnings do not count.',
      example: 'doctor',
    })
    .action(run.answer(() => examine(run.environment)));
}

async function examine(environment: CommandEnvironment): Promise<CommandResult> {
  return reportChecks([checkNode(process.version), ...(await checksOfConfiguration(environment))]);
}

async function checksOfConfiguration(environment: CommandEnvironment): Promise<Check[]> {
  let config: Config;
  try {
    config = readConfig(environment.env);
  } catch (error) {
    return [fail('Configuration', reasonOf(error), 'Fix it first; everything else is checked after that.')];
  }
  const { dataDir } = config;
  const isPublicUrlSet = Boolean(environment.env['PUBLIC_URL']);
  return [
    ok('Configuration', 'readable'),
    await checkDataFolder(dataDir),
    await checkDisk(dataDir),
    await checkSecretKey(config),
    ...(await checkDatabase(environment)),
    await checkBuiltPanel(builtPanelFolder),
    checkPublicUrl(config, isPublicUrlSet),
    checkProxies(config),
    checkMailHosts(config),
    await checkSmtp(config),
    await checkMailEngine(config),
    checkDnsServers(config),
    await checkCountries(config),
  ];
}
