import { type Command, Option } from 'commander';
import { UsageError } from '../command-environment.ts';

/** What an operator says at setup. False takes away what was set before; undefined keeps it. */
export interface SetupOptions {
  readonly fromBackup?: string;
  readonly root?: string;
  readonly hostname?: string;
  readonly private?: boolean;
  readonly public?: boolean;
  readonly portBase?: string;
  readonly tlsCertificate?: string | false;
  readonly tlsKey?: string;
  readonly smarthost?: string | false;
  readonly smarthostUser?: string | false;
  /** The name of a file, or -. */
  readonly smarthostPasswordFile?: string;
  readonly postmaster?: string | false;
  readonly nameServers?: string[] | false;
  readonly offline?: boolean;
  readonly online?: boolean;
}

/** Those that can be set and taken away; Commander would let the last one win. */
const removable = ['tls-certificate', 'smarthost', 'smarthost-user', 'postmaster', 'name-servers'];

export function addSetupOptions(command: Command): Command {
  command
    .option('--root <folder>', 'folder of the mail engine (default: /var/lib/posthouse/mail)')
    .option('--hostname <name>', 'public host name of this server')
    .addOption(new Option('--private', 'listen on loopback only and send nothing out').conflicts(['public']))
    .addOption(new Option('--public', 'listen for everybody, on the usual ports (default)'))
    .addOption(
      new Option(
        '--port-base <number>',
        'base for the ports of a private mail engine: with 20000, port 25 becomes 20025',
      ).conflicts(['public']),
    )
    .option('--tls-certificate <file>', 'certificate with its chain')
    .option('--tls-key <file>', 'its private key')
    .option('--no-tls-certificate', 'use a self-signed certificate (default)')
    .option('--smarthost <host:port>', 'send all outgoing mail through this server')
    .option('--no-smarthost', 'send outgoing mail directly (default)')
    .option('--smarthost-user <name>', 'user name at the smarthost; TLS with a valid certificate is required')
    .option(
      '--smarthost-password-file <file>',
      'file with the password in its first line; - reads it from standard input',
    )
    .option('--no-smarthost-user', 'use the smarthost without a login (default)')
    .option('--postmaster <address>', 'who gets mail to postmaster and abuse at the hostname')
    .option('--no-postmaster', 'refuse such mail (default)')
    .option('--name-servers <addresses...>', 'DNS servers of the spam filter')
    .option('--no-name-servers', 'use those of this machine (default)')
    .addOption(new Option('--offline', 'look up nothing on the network when filtering').conflicts(['online']))
    .addOption(new Option('--online', 'ask block lists and other services when filtering (default)'))
    .option(
      '--from-backup <file>',
      'take settings, own configuration and what the filter has learned from a file made by "backup"',
    );
  const given = new Set<string>();
  for (const name of removable)
    for (const [flag, opposite] of [
      [name, `no-${name}`],
      [`no-${name}`, name],
    ] as const)
      command.on(`option:${flag}`, () => {
        if (given.has(opposite)) throw new UsageError(`--${name} and --no-${name} contradict each other.`);
        given.add(flag);
      });
  return command;
}
