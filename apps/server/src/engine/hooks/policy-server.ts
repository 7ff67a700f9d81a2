import { createServer, type Server, type Socket } from 'node:net';
import type { Log } from '../../kernel/log.ts';
import type { Posting } from '../engine-lists-store.ts';
import { isBounceAddress } from './taken-mail/list-mail.ts';
import { onlyBounces, postingRefusals } from './taken-mail/take-mail.ts';

const longestQuestion = 64 * 1024;
const rememberedTransactions = 10_000;

export interface PolicyQuestion {
  readonly recipient: string;
  readonly sender: string;
  /** Empty without one. Users of ours write to whom they like: their mail was filtered for nobody. */
  readonly login: string;
  readonly clientIp: string;
  /** The same for all recipients of one message. */
  readonly instance: string;
  /** Of the whole message, once it is there; then the recipient is empty where there are several. */
  readonly arrivedBytes: number | undefined;
}

export interface PolicyLookups {
  accountOf(address: string): Promise<number | undefined>;
  hasRoom(address: string, bytes: number): Promise<boolean>;
  /** Whether who is logged in may still be so from this address. */
  mayGoOn(login: string, clientIp: string): Promise<boolean>;
  mayPost(address: string, sender: string): Promise<Posting | undefined>;
  /** Whether mail that was sent on comes back by this address. */
  isReturnAddress(address: string): boolean;
}

/**
 * Postfix asks for each recipient. Lists know who can post to them. One message has one filter, with the settings of one account: recipients of another
 * account are told to come again, and sending servers do so at once in a message of its own. After the last line it is
 * known whether the message fits into the mailbox: refused here, it is not answered by a bounce to a sender who may be
 * invented.
 */
export function createPolicy(lookups: PolicyLookups) {
  const isOfOneAccount = rememberAccounts();
  return async (question: PolicyQuestion): Promise<string> => {
    const { recipient, instance, arrivedBytes, login, clientIp } = question;
    // Postfix hangs up then, and the next login from there is refused.
    if (login !== '' && !(await lookups.mayGoOn(login, clientIp))) return '421 4.7.0 Log in again';
    if (arrivedBytes !== undefined) {
      const fits = recipient === '' || (await lookups.hasRoom(recipient, arrivedBytes));
      return fits ? 'DUNNO' : '552 5.2.2 The mailbox is full';
    }
    const refusal = await refusalOf(question, lookups);
    if (refusal !== undefined) return `550 ${refusal}`;
    if (login !== '' || isOfOneAccount(instance, await lookups.accountOf(recipient))) return 'DUNNO';
    return '452 4.5.3 Send the message to this recipient separately';
  };
}

/** Whether a recipient belongs to the same account as the first one of its message. */
function rememberAccounts() {
  const accounts = new Map<string, number>();
  return (instance: string, account: number | undefined): boolean => {
    if (account === undefined || instance === '') return true;
    const first = accounts.get(instance) ?? account;
    accounts.delete(instance);
    accounts.set(instance, first);
    const [oldest] = accounts.keys();
    if (accounts.size > rememberedTransactions && oldest !== undefined) accounts.delete(oldest);
    return first === account;
  };
}

async function refusalOf(
  { recipient, sender }: PolicyQuestion,
  { mayPost, isReturnAddress }: PolicyLookups,
): Promise<string | undefined> {
  if (/^srs[01]=/i.test(recipient) && !(sender === '' && isReturnAddress(recipient)))
    return '5.1.1 There is no such address';
  const may = await mayPost(recipient, sender);
  if (may === undefined || isBounceAddress(recipient)) {
    return may !== undefined && sender !== '' ? onlyBounces : undefined;
  }
  // The subject is not known yet.
  return may === 'yes' || may === 'password' ? undefined : postingRefusals[may];
}

/** Speaks Postfix’s policy protocol: lines of name=value, an empty line, an action. */
export function createPolicyServer(decide: (question: PolicyQuestion) => Promise<string>, log: Log): Server {
  return createServer((socket) => {
    let received = '';
    let answering = Promise.resolve();
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (text: string) => {
      received += text;
      if (received.length > longestQuestion) socket.destroy();
      for (let end = received.indexOf('\n\n'); end >= 0; end = received.indexOf('\n\n')) {
        const question = readQuestion(received.slice(0, end));
        received = received.slice(end + 2);
        answering = answering.then(() => answer(socket, decide(question), log));
      }
    });
  });
}

async function answer(socket: Socket, decision: Promise<string>, log: Log): Promise<void> {
  const action = await decision.catch((error: unknown) => {
    log.warn({ err: error }, 'the policy could not be decided');
    return 'DUNNO';
  });
  if (!socket.destroyed) socket.write(`action=${action}\n\n`);
}

function readQuestion(text: string): PolicyQuestion {
  const fields = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  const hasArrived = fields.get('protocol_state') === 'END-OF-MESSAGE';
  return {
    recipient: fields.get('recipient') ?? '',
    sender: fields.get('sender') ?? '',
    login: fields.get('sasl_username') ?? '',
    clientIp: fields.get('client_address') ?? '',
    instance: fields.get('instance') ?? '',
    arrivedBytes: hasArrived ? Number(fields.get('size') ?? 0) : undefined,
  };
}
