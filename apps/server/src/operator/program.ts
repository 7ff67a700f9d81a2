import { Command } from 'commander';
import { addAccountCommands } from './account-commands.ts';
import { addAdminCommands } from './admin-commands.ts';
import { addBackupCommands } from './backup/backup-commands.ts';
import { addChatCommands } from './chat-commands.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { reportFailure } from './command-failure.ts';
import { CommandRun } from './command-run.ts';
import { addDemoCommand } from './demo/demo-command.ts';
import { addDoctorCommand } from './doctor/doctor-command.ts';
import { addDomainCommands } from './domain-commands.ts';
import { addMailCommands } from './mail/mail-commands.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addServeCommand } from './serve-command.ts';

const explanation = `
Every command reads its configuration from the environment, like the panel (DATA_DIR, DATABASE_URL, …), can
run next to a running panel, and has help: npm run posthouse -- account create --help

Exit codes:
  0  done
  1  refused or failed
  2  wrong usage or configuration
  3  another panel uses the data folder

For scripts: npm run --silent posthouse -- account list --json`;

/** Runs one command and answers its exit code; never throws. */
export async function runCommand(argv: readonly string[], environment: CommandEnvironment): Promise<number> {
  const run = new CommandRun(environment);
  try {
    await createProgram(run).parseAsync([...argv], { from: 'user' });
    return run.exitCode;
  } catch (error) {
    return reportFailure(error, argv, environment);
  }
}

function createProgram(run: CommandRun): Command {
  const { stdout, stderr } = run.environment;
  const program = new Command('posthouse')
    .description('The Posthouse command line for operators.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      // Commands under test have no terminal to ask.
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .helpCommand(false)
    .addHelpText('after', explanation);
  addServeCommand(program, run);
  addMigrateCommand(program, run);
  addAccountCommands(program, run);
  addAdminCommands(program, run);
  addDomainCommands(program, run);
  addChatCommands(program, run);
  addMailCommands(program, run);
  addDemoCommand(program, run);
  addBackupCommands(program, run);
  addDoctorCommand(program, run);
  return program;
}
