import type { Command } from 'commander';
import { builtPanelFolder } from '../../folders.ts';
import { type Config, readConfig } from '../../kernel/config.ts';
import { type CommandEnvironment, exitCodes } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import { quantity } from '../command-output.ts';
import type { CommandResult, CommandRun } from '../command-run.ts';
import { type Check, fail, ok } from './check.ts';
import { checkDatabase } from './database-checks.ts';
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
  const checks = [checkNode(process.version), ...(await checksOfConfiguration(environment))];
  const failed = checks.some(({ status }) => status === 'fail');
  return {
    json: { ok: !failed, checks },
    text: report(checks),
    exitCode: failed ? exitCodes.failed : exitCodes.done,
  };
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
    checkDnsServers(config),
    await checkCountries(config),
  ];
}

function report(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.flatMap(({ name, status, message, hint }) => [
    `${status.padEnd(4)}  ${name.padEnd(width)}  ${message}`,
    ...(hint ? [`${' '.repeat(width + 8)}→ ${hint}`] : []),
  ]);
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length;
  const summary = `${quantity(count('fail'), 'failure')}, ${quantity(count('warn'), 'warning')}.`;
  return [...lines, '', summary].join('\n');
}
