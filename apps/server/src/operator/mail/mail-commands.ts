import type { Command } from 'commander';
import type { CommandRun } from '../command-run.ts';
import { sendDemoMail } from './mail-demo.ts';
import { examineEngine } from './mail-doctor.ts';
import { teachEverybody } from './mail-learn.ts';
import {
  engineStatus,
  keepRunning,
  runHooks,
  runLogs,
  runLookups,
  startEngine,
  stopEngine,
} from './mail-run.ts';
import { setUpEngine } from './mail-setup.ts';
import { addSetupOptions, type SetupOptions } from './mail-setup-options.ts';

export function addMailCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  const mail = program.command('mail').description('The mail engine: Postfix, Dovecot and Rspamd.');
  const setup = run.define(mail, 'setup', {
    summary: 'Write the configuration of the mail engine',
    details:
      'Also creates its users, folders, certificate and database role. Run it again after an update, or to change a setting: what is not given stays as it was, and so do mailboxes. A private mail engine listens only on this machine, on ports of its own.',
    example: 'mail setup --hostname mx1.example.com --postmaster it@example.com',
  });
  addSetupOptions(setup).action(run.answer((options: SetupOptions) => setUpEngine(environment, options)));
  run
    .define(mail, 'start', {
      summary: 'Start the mail engine in the background',
      details: 'It keeps running when the panel stops.',
      example: 'mail start',
    })
    .action(run.answer(() => startEngine(environment)));
  run
    .define(mail, 'stop', { summary: 'Stop the mail engine', example: 'mail stop' })
    .action(run.answer(() => stopEngine(environment)));
  run
    .define(mail, 'status', {
      summary: 'Show which services run, and on which ports',
      details: 'Ends with 1 if one of them does not run.',
      example: 'mail status --json',
    })
    .action(run.answer(() => engineStatus(environment)));
  run
    .define(mail, 'keep', {
      summary: 'Run the mail engine in the foreground until it is told to stop',
      details: 'For systemd and other programs that watch over processes.',
      example: 'mail keep',
    })
    .action(run.answer(() => keepRunning(environment)));
  run
    .define(mail, 'doctor [address]', {
      summary: 'Check the mail engine for problems',
      details:
        'Asks the panel, Postfix and Dovecot the same questions and reports where they differ: where an address leads, who may log in. Also checks services, certificate, disk, queue and rights. Without an address it takes a sample. Changes nothing. Exits with 1 if a check fails; warnings do not count.',
      example: 'mail doctor anna@example.com',
    })
    .action(run.answer((address: string | undefined) => examineEngine(environment, address)));
  run
    .define(mail, 'demo', {
      summary: 'Send some messages to the users of the account “demo”',
      details:
        'Over SMTP, as other servers and mail programs do. Creates an application password for one of the mailboxes and shows it once; the next run replaces it.',
      example: 'mail demo',
    })
    .action(run.answer(() => sendDemoMail(environment)));
  run
    .define(mail, 'learn <kind> <paths...>', {
      summary: 'Teach the spam filter for all accounts',
      details:
        'The kind is spam or notspam; the paths are files with one message each, or folders of them. It starts to count after 200 messages of each kind. What users teach counts for their own account only.',
      example: 'mail learn spam /srv/corpus/spam',
    })
    .action(run.answer((kind: string, paths: readonly string[]) => teachEverybody(environment, kind, paths)));
  mail.command('hooks', { hidden: true }).action(run.answer(() => runHooks(environment)));
  mail.command('lookups', { hidden: true }).action(run.answer(() => runLookups(environment)));
  mail.command('logs', { hidden: true }).action(run.answer(() => runLogs(environment)));
}
