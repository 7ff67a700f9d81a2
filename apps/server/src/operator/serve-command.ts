import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { type Command, Option } from 'commander';
import type { pino } from 'pino';
import { hasCode } from '../db/embedded/embedded-postgres-error.ts';
import { findEngineSettings } from '../engine/engine-settings.ts';
import { type Config, readConfig } from '../kernel/config.ts';
import { createLog } from '../kernel/log.ts';
import { type RunningWeb, runWorker, serveWeb } from '../main.ts';
import { unsetHosts } from '../rules/hosted-domains/expected-records.ts';
import { type CommandEnvironment, CommandError } from './command-environment.ts';
import { box } from './command-output.ts';
import type { CommandResult, CommandRun } from './command-run.ts';
import { keepWorker } from './worker-process.ts';

type Part = 'web' | 'jobs';

export function addServeCommand(program: Command, run: CommandRun): void {
  run
    .define(program, 'serve', {
      summary: 'Run the panel until it is told to stop',
      details:
        'Answers requests, and runs background jobs in a second process that ends with it. Prints the address to standard output and the log to standard error. SIGTERM and SIGINT (Ctrl-C) stop it when running requests and jobs have finished; a second signal stops it immediately.',
      example: 'serve',
    })
    .addOption(
      new Option('--only <part>', 'only answer requests, or only run background jobs').choices([
        'web',
        'jobs',
      ]),
    )
    .action(
      run.answer(({ only }: { readonly only?: Part }) => {
        setFlagsFromString(heapGrowth);
        return only === 'jobs' ? serveJobs(run.environment) : servePanel(run.environment, only);
      }),
    );
}

/** How far the heap grows before unused memory is freed. By itself, V8 holds twice as much under load. */
const heapGrowth = '--heap-growing-percent=30';
/** Where processors are scarce, whoever answers requests comes first. */
const workerNiceness = 5;

async function servePanel(environment: CommandEnvironment, only: Part | undefined): Promise<CommandResult> {
  const config = readConfig(environment.env);
  const log = createLog(config.logLevel, environment.stderr);
  const web = await start(config, log);
  const { databaseUrl } = web;
  const worker = only === 'web' ? undefined : keepWorker({ program: environment.program, databaseUrl, log });
  return {
    json: { address: web.address, public_url: config.publicUrl, demo: web.demo ?? null },
    text: welcome(web, config, {
      isPublicUrlSet: Boolean(environment.env['PUBLIC_URL']),
      hasMailEngine: await hasMailEngine(config),
    }),
    async afterwards() {
      await endOf(environment.signal);
      // The worker uses the same database, which may be ours.
      await Promise.all([web.stopAnswering(), worker?.stop()]);
      await web.stop();
    },
  };
}

async function serveJobs(environment: CommandEnvironment): Promise<CommandResult> {
  setPriority(workerNiceness);
  const config = readConfig(environment.env);
  const worker = await runWorker(config, createLog(config.logLevel, environment.stderr));
  return {
    json: { jobs: true },
    text: 'Posthouse is running background jobs',
    async afterwards() {
      await endOf(environment.signal);
      await worker.stop();
    },
  };
}

async function start(config: Config, log: pino.Logger): Promise<RunningWeb> {
  try {
    return await serveWeb(config, log);
  } catch (error) {
    const place = `${config.host}:${config.port}`;
    if (hasCode(error, 'EADDRINUSE'))
      throw new CommandError(`Another program is already listening on ${place}. Set PORT to a free port.`);
    if (hasCode(error, 'EACCES') && isListening(error))
      throw new CommandError(`This user is not allowed to listen on ${place}. Set PORT to 1024 or above.`);
    if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND') && isListening(error))
      throw new CommandError(`HOST: ${config.host} is not an address of this machine.`);
    throw error;
  }
}

function isListening(error: unknown): boolean {
  return ['listen', 'getaddrinfo'].includes(String((error as NodeJS.ErrnoException).syscall));
}

/** With a database of its own, the mail engine may be on any machine: then nobody here knows. */
async function hasMailEngine({ dataDir, databaseUrl }: Config): Promise<boolean> {
  if (databaseUrl !== undefined) return true;
  // One that is damaged is there; the doctor says what is wrong with it.
  return findEngineSettings(dataDir).then(
    (settings) => settings !== undefined,
    () => true,
  );
}

interface Surroundings {
  readonly isPublicUrlSet: boolean;
  readonly hasMailEngine: boolean;
}

function welcome(
  { address, demo }: RunningWeb,
  config: Config,
  { isPublicUrlSet, hasMailEngine: isEngineThere }: Surroundings,
): string {
  const { publicUrl, demoPassword } = config;
  const lines = [`Posthouse is running at ${address}`];
  if (isPublicUrlSet) lines.push(`Links in e-mails point to ${publicUrl}`);
  const unset = unsetHosts(config);
  if (unset.length > 0)
    lines.push(`Not set: ${unset.join(', ')}. The panel can’t show which DNS records domains need.`);
  if (!isEngineThere)
    lines.push('No mail engine is set up. Set one up with: npm run posthouse -- mail setup');
  if (demo === undefined) return lines.join('\n');
  const isGenerated = demoPassword === undefined;
  const password = isGenerated ? demo.password : 'the one in DEMO_PASSWORD';
  const login = [
    'First login',
    '',
    `  user name  ${demo.username}`,
    `  password   ${password}`,
    '',
    'demo.helpdesk and demo.auditor are sub-admins with the same password.',
    ...(isGenerated ? ['The password is shown only once. You can change it in the account menu.'] : []),
  ];
  return [...lines, '', box(login)].join('\n');
}

function endOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
