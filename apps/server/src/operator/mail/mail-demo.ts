import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { readConfig } from '../../kernel/config.ts';
import { createSecretBox } from '../../kernel/secrets.ts';
import { mailPasswordDigest, makeMailPassword } from '../../rules/logins/mail-login.ts';
import { changing, keyOfPanel, withDatabase } from '../command-database.ts';
import { type CommandEnvironment, CommandError } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import { box, quantity } from '../command-output.ts';
import type { CommandResult } from '../command-run.ts';
import { demoName } from '../demo/demo-account.ts';
import { writeOperatorEntry } from '../operator-history.ts';
import { messagesFromOutside, messagesFromReader } from './mail-demo-messages.ts';
import { type DemoMailbox, listDemoMailboxes, replaceAppPassword } from './mail-demo-store.ts';
import { demandEngine } from './mail-run.ts';
import { isListening } from './port-answers.ts';

const label = 'Mail demo';
const host = '127.0.0.1';

/** Fills mailboxes of the demo account over SMTP, as other servers and mail programs do, and says how to look at them. */
export async function sendDemoMail(environment: CommandEnvironment): Promise<CommandResult> {
  const settings = await demandEngine(readConfig(environment.env));
  const { ports } = settings;
  const open = await Promise.all([ports.smtp, ports.submissions].map(isListening));
  if (!open.every(Boolean))
    throw new CommandError('The mail engine is not running. Start it with: npm run posthouse -- mail start');
  const { reader, others, password, now } = await prepare(environment);
  const outside = { host, port: ports.smtp, name: 'mail.example', ...trusting };
  const inside = { host, port: ports.submissions, secure: true, ...trusting };
  const auth = { user: reader.email, pass: password };
  const sent =
    (await send(outside, messagesFromOutside(reader, others, now))) +
    (await send({ ...inside, auth }, messagesFromReader(reader, others, now)));
  return {
    json: { sent, email: reader.email, password, host: nameOf(settings), ports },
    text: `${quantity(sent, 'message')} sent.\n${howToLogIn(settings, reader, password)}`,
  };
}

/** Its own certificate may be of a name that leads elsewhere. */
const trusting = { tls: { rejectUnauthorized: false } };

/** An application password, so that the one people may have chosen stays as it is. */
function prepare(environment: CommandEnvironment) {
  return withDatabase(environment, async (opened) => {
    const { database, now } = opened;
    const mailboxes = await listDemoMailboxes(database.pool, demoName);
    if (mailboxes.length === 0)
      throw new CommandError(
        `There is no account "${demoName}" with mailboxes. Create it with: npm run posthouse -- demo`,
      );
    const [reader, ...others] = mailboxes.filter(({ logsIn, keepsAll }) => logsIn && keepsAll);
    if (reader === undefined)
      throw new CommandError(
        `The account "${demoName}" has no user who can log in and send now, from any IP address and without forwarding mail.`,
      );
    const password = makeMailPassword();
    const digest = mailPasswordDigest(createSecretBox(await keyOfPanel(opened)), password);
    await changing(opened, async (db) => {
      await replaceAppPassword(db, reader, { label, digest, now });
      const { accountId, email: target } = reader;
      await writeOperatorEntry(db, { accountId, command: 'mail demo', target, at: now });
    });
    return { reader, others, password, now };
  });
}

type Server = Exclude<Parameters<typeof createTransport>[0], string | undefined>;

async function send(server: Server, messages: readonly SendMailOptions[]): Promise<number> {
  const transport = createTransport(server);
  try {
    for (const message of messages) await transport.sendMail(message);
    return messages.length;
  } catch (error) {
    throw new CommandError(
      `The mail engine did not take a message: ${reasonOf(error)} Look closer with: npm run posthouse -- mail doctor`,
      { cause: error },
    );
  } finally {
    transport.close();
  }
}

const nameOf = ({ isPrivate, hostname }: EngineSettings) => (isPrivate ? 'localhost' : hostname);

function howToLogIn(settings: EngineSettings, { email }: DemoMailbox, password: string): string {
  const { imaps, submissions } = settings.ports;
  const name = nameOf(settings);
  return box([
    'Read them with any mail program',
    `  user name  ${email}`,
    `  password   ${password}`,
    `  IMAP       ${name}, port ${imaps}, TLS`,
    `  SMTP       ${name}, port ${submissions}, TLS`,
  ]);
}
