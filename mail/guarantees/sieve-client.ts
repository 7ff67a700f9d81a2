import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Conversation, type Login, ownAddress } from './clients.ts';
import { instance } from './house.ts';

const sieveAnswer = /^(OK|NO|BYE)\b.*\r\n/m;

/** Puts a script of the user’s own over ManageSieve and turns it on; answers what the server said to the first. */
export async function putSieveScript(login: Login, script: string): Promise<string> {
  const put = `PUTSCRIPT "own" {${Buffer.byteLength(script)}+}\r\n${script}`;
  const said = await sayToManageSieve(login, put, 'SETACTIVE "own"');
  return said.split('\r\n', 1)[0] ?? '';
}

/** Turns it on again. */
export const activateSieveScript = (login: Login) => sayToManageSieve(login, 'SETACTIVE "own"');

/** Greeted; from another address than the server's own, no password is taken without TLS. */
async function open(login: Login): Promise<Conversation> {
  const server = { host: '127.0.0.1', port: instance.ports['sieve'] ?? 0 };
  const socket = connect({ ...server, ...ownAddress(login) });
  const plain = new Conversation(socket);
  await plain.until(sieveAnswer);
  if (login.from === undefined) return plain;
  plain.say('STARTTLS');
  await plain.until(sieveAnswer);
  socket.removeAllListeners('data');
  const talk = new Conversation(connectTls({ socket, rejectUnauthorized: false }));
  await talk.until(sieveAnswer);
  return talk;
}

function logIn(talk: Conversation, { user, pass }: Login): Promise<string> {
  const plain = Buffer.from(`\0${user}\0${pass}`).toString('base64');
  talk.say(`AUTHENTICATE "PLAIN" "${plain}"`);
  return talk.until(sieveAnswer);
}

export async function answerToSieveLogin(login: Login): Promise<string> {
  const talk = await open(login);
  try {
    return await logIn(talk, login);
  } finally {
    talk.end();
  }
}

/** What the server says to these commands; `refused` without a login. */
export async function sayToManageSieve(login: Login, ...commands: readonly string[]): Promise<string> {
  const talk = await open(login);
  let said = '';
  try {
    if (!/^OK/m.test(await logIn(talk, login))) return 'refused';
    for (const command of commands) {
      talk.say(command);
      said += await talk.until(sieveAnswer);
    }
    return said;
  } finally {
    talk.end();
  }
}
