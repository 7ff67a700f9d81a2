import { randomBytes } from 'node:crypto';
import { connect as connectPlain, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { instance } from './house.ts';

export interface Login {
  readonly user: string;
  readonly pass: string;
  /** The client’s own address; 127.0.0.1 if not given. */
  readonly from?: string;
}

export const ownAddress = ({ from }: Partial<Login>) => (from === undefined ? {} : { localAddress: from });

/** Works in a mailbox over IMAP, and leaves. A change of rights ends sessions: as mail programs do, it comes back. */
export async function withImap<Value>(
  login: Login,
  work: (client: ImapFlow) => Promise<Value>,
  attempts = 10,
): Promise<Value> {
  const cutWords = ['NoConnection', 'ClosedAfterConnectTLS', 'StateLogout'];
  let client: ImapFlow | undefined;
  try {
    client = await openImap(login);
    return await work(client);
  } catch (error) {
    const isCut = cutWords.includes(String((error as { code?: string }).code));
    if (isCut && attempts > 1) return await withImap(login, work, attempts - 1);
    throw error;
  } finally {
    await client?.logout().catch(() => client?.close());
  }
}

export async function openImap(login: Login): Promise<ImapFlow> {
  const { ports } = instance;
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: ports['imaps'] ?? 0,
    secure: true,
    auth: { user: login.user, pass: login.pass },
    tls: { rejectUnauthorized: false, ...ownAddress(login) },
    logger: false,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** `in`, or the refusal. */
export async function triesImap(login: Login): Promise<'in' | 'refused'> {
  return withImap(login, async () => 'in' as const).catch((error: { authenticationFailed?: boolean }) => {
    if (error.authenticationFailed) return 'refused' as const;
    throw error;
  });
}

export interface Message {
  readonly from?: string;
  readonly to: string | readonly string[];
  readonly subject: string;
  readonly text?: string;
  /** The bytes of a file that comes with it. */
  readonly attachedBytes?: number;
  /** Messages that it forwards as attachments. */
  readonly forwarded?: readonly string[];
  readonly headers?: Record<string, string>;
  /** The From of the message, where it differs from that of the envelope. */
  readonly headerFrom?: string;
  /** The message as it is, instead of all that. */
  readonly raw?: string;
}

/** Hands a message in: as a user of a mail program, or without a login as another server does. Answers the refusal. */
export async function send(message: Message, login?: Login): Promise<string> {
  const { ports } = instance;
  const port = (login === undefined ? ports['smtp'] : ports['submission']) ?? 0;
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    name: 'client.example',
    requireTLS: login !== undefined,
    socketTimeout: 30_000,
    tls: { rejectUnauthorized: false },
    ...(login === undefined ? {} : { auth: login, ...ownAddress(login) }),
  });
  const from = message.from ?? 'somebody@world.example';
  const to = [message.to].flat();
  try {
    const { rejected, rejectedErrors } = await transport.sendMail({
      envelope: { from, to },
      from: message.headerFrom ?? from,
      to,
      subject: message.subject,
      text: message.text ?? 'Hello.',
      ...(message.headers ? { headers: message.headers } : {}),
      attachments: attachmentsOf(message),
      ...(message.raw === undefined ? {} : { raw: message.raw }),
    });
    return rejected.length === 0 ? 'sent' : String(rejectedErrors?.[0]?.response);
  } catch (error) {
    const { response, message: words } = error as { response?: string; message: string };
    return response ?? words;
  } finally {
    transport.close();
  }
}

const attachmentsOf = ({ attachedBytes, forwarded = [] }: Message) => [
  ...(attachedBytes ? [{ filename: 'data.bin', content: randomBytes(attachedBytes) }] : []),
  ...forwarded.map((content) => ({
    content,
    contentType: 'message/rfc822',
    contentTransferEncoding: '7bit' as const,
  })),
];

/** `in`, or the refusal, of a mail program that wants to send. */
export async function triesSmtp(auth: Login): Promise<'in' | 'refused'> {
  const { ports } = instance;
  const options = { host: '127.0.0.1', port: ports['submissions'] ?? 0, secure: true, auth };
  const transport = createTransport({ ...options, ...ownAddress(auth), tls: { rejectUnauthorized: false } });
  try {
    await transport.verify();
    return 'in';
  } catch (error) {
    if ((error as { responseCode?: number }).responseCode === 535) return 'refused';
    throw error;
  } finally {
    transport.close();
  }
}

/** Lines of a protocol, one after the other. */
export class Conversation {
  #received = '';
  #waiting: (() => void) | undefined;
  readonly #socket: Socket;
  #isEnded = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      this.#received += text;
      this.#waiting?.();
    });
    for (const event of ['end', 'error', 'close'])
      socket.on(event, () => {
        this.#isEnded = true;
        this.#waiting?.();
      });
  }

  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#received);
      if (found !== null) {
        const said = this.#received.slice(0, found.index + found[0].length);
        this.#received = this.#received.slice(said.length);
        return said;
      }
      if (this.#isEnded) throw new Error(`the connection ended after: ${this.#received}`);
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
  }

  say(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }

  end(): void {
    this.#socket.destroy();
  }
}

const anyLine = /^.*\r\n/;

const smtpAnswer = /^\d{3} .*\r\n/m;

function speakSmtp(talk: Conversation) {
  const ask = (line: string) => {
    talk.say(line);
    return talk.until(smtpAnswer);
  };
  return { greeted: () => talk.until(smtpAnswer), ask, end: () => talk.end() };
}

/** Another server that brings mail, and says what it is told to. */
export async function openIncoming() {
  const server = { host: '127.0.0.1', port: instance.ports['smtp'] ?? 0 };
  const session = speakSmtp(new Conversation(connectPlain(server)));
  await session.greeted();
  await session.ask('EHLO client.example');
  return session;
}

/** A mail program that is logged in to send, and says what it is told to. */
export async function openSmtp(login: Login) {
  const server = { host: '127.0.0.1', port: instance.ports['submissions'] ?? 0, rejectUnauthorized: false };
  const session = speakSmtp(new Conversation(connectTls({ ...server, ...ownAddress(login) })));
  await session.greeted();
  await session.ask('EHLO client.example');
  const plain = Buffer.from(`\0${login.user}\0${login.pass}`).toString('base64');
  const answer = await session.ask(`AUTH PLAIN ${plain}`);
  if (!answer.startsWith('235')) throw new Error(answer);
  return session;
}

/** What an IMAP server answers to one command. */
export async function askImap(login: Login, command: string): Promise<string> {
  return String((await askImapAll(login, [command]))[0]);
}

/** The same of several commands in one session. */
export async function askImapAll({ user, pass }: Login, commands: readonly string[]): Promise<string[]> {
  const { ports } = instance;
  const talk = new Conversation(
    connectTls({ host: '127.0.0.1', port: ports['imaps'] ?? 0, rejectUnauthorized: false }),
  );
  const answers: string[] = [];
  try {
    await talk.until(anyLine);
    talk.say(`a LOGIN ${user} ${pass}`);
    await talk.until(/^a .*\r\n/m);
    for (const command of commands) {
      talk.say(`b ${command}`);
      answers.push(await talk.until(/^b .*\r\n/m));
    }
    return answers;
  } finally {
    talk.end();
  }
}

/** The messages a POP3 client gets, or `refused`. */
export async function fetchByPop3(login: Login): Promise<string[] | 'refused'> {
  const { user, pass } = login;
  const server = { host: '127.0.0.1', port: instance.ports['pop3s'] ?? 0, rejectUnauthorized: false };
  const talk = new Conversation(connectTls({ ...server, ...ownAddress(login) }));
  try {
    await talk.until(anyLine);
    talk.say(`USER ${user}`);
    await talk.until(anyLine);
    talk.say(`PASS ${pass}`);
    if (!(await talk.until(anyLine)).startsWith('+OK')) return 'refused';
    talk.say('STAT');
    const count = Number((await talk.until(anyLine)).split(' ')[1]);
    const messages: string[] = [];
    for (let number = 1; number <= count; number += 1) {
      talk.say(`RETR ${number}`);
      messages.push(await talk.until(/\r\n\.\r\n/));
    }
    talk.say('QUIT');
    await talk.until(anyLine);
    return messages;
  } finally {
    talk.end();
  }
}

/** What an IMAP server answers to a login. */
export async function answerToLogin(login: Login): Promise<string> {
  const { user, pass } = login;
  const server = { host: '127.0.0.1', port: instance.ports['imaps'] ?? 0, rejectUnauthorized: false };
  const talk = new Conversation(connectTls({ ...server, ...ownAddress(login) }));
  try {
    await talk.until(anyLine);
    talk.say(`a LOGIN ${user} ${pass}`);
    return await talk.until(/^a .*\r\n/m);
  } finally {
    talk.end();
  }
}

/** Puts a message into a mailbox as Postfix does, past the filter: with these headers. */
export async function deliver(to: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const path = join(instance.root, 'spool/postfix/private/dovecot-lmtp');
  const talk = new Conversation(connectPlain({ path }));
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  try {
    await talk.until(smtpAnswer);
    let answer = '';
    for (const line of [
      'LHLO x',
      'MAIL FROM:<a@world.example>',
      `RCPT TO:<${to}>`,
      'DATA',
      `${head.join('')}\r\n.`,
    ]) {
      talk.say(line);
      answer = await talk.until(smtpAnswer);
    }
    return answer;
  } finally {
    talk.end();
  }
}
