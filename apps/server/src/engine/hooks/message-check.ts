import { isIP } from 'node:net';
import { z } from 'zod';
import { networkOf } from '../../kernel/http/remote-address.ts';
import { headerFields } from './lua-list.ts';
import type { ArrivedMessage } from './messages-underway.ts';
import { addressOfLogin } from './policy.ts';
import { domainOf, printable } from './sender-address.ts';
import { addressesIn } from './sender-fields.ts';

/** What the filter asks about a message. */
export const messageQuestion = z.object({
  queue_id: z.string(),
  /** Of the envelope, as the filter reads it: it is what it looks for in the DNS. */
  sender: z.string(),
  from_fields: headerFields,
  sender_fields: headerFields,
  subject: z.string(),
  /** What of it lists leave as it is, in short. */
  letter: z.string(),
  service: z.string(),
  /** As whom the client greets. */
  helo: z.string(),
  /** Dovecot sends on what somebody else wrote, for this user. */
  is_sent_on: z.boolean(),
  sent_on_by: z.string(),
  /** It did so before. */
  was_sent_on: z.boolean(),
});

export type MessageQuestion = z.infer<typeof messageQuestion>;

interface MessageAnswer {
  /** Why the message is refused. */
  readonly refusal?: string;
  /** Whom to name as the one who really sent it, whatever the message says. */
  readonly name_sender?: string;
  /** It comes from a mailbox here and was filtered before. */
  readonly is_own?: boolean;
  /** Leaves without a sender in its envelope: the domain of one would vouch for a From that nobody has checked. */
  readonly has_no_sender?: boolean;
  /** Its sender is one of ours, but nobody logged in: the DNS of the domain must allow it. */
  readonly needs_proof?: boolean;
  /** Of its recipients: what their users have taught the filter is asked for each. */
  readonly accounts?: readonly string[];
  /** By which it is known when it comes back. */
  readonly origin?: string;
  readonly key?: { readonly domain: string; readonly selector: string; readonly private_key: string };
}

export interface MessageLookups {
  /** What Postfix told about a message that has arrived. */
  findArrived(queueId: string): ArrivedMessage | undefined;
  checkSender(writer: string, headerFrom: string): Promise<{ is_allowed: boolean; on_behalf: boolean }>;
  findKey(domain: string): Promise<MessageAnswer['key']>;
  /** Whether a list wants a password from this sender that the subject does not have. */
  lacksPassword(
    list: string,
    message: { readonly sender: string; readonly subject: string; readonly client: string },
  ): Promise<boolean>;
  isServed(domain: string): Promise<boolean>;
  sealOrigin(letter: string): string;
  /** As whom the server itself writes. */
  readonly ownAddress: string;
}

/** As master.cf calls the ports Dovecot and the hooks send to. */
const reinjected = 'REINJECTED';
const handedOn = 'HANDED_ON';
/** More than anybody has, and few enough to look each up. */
const mostAddresses = 10;

export async function checkMessage(
  question: MessageQuestion,
  lookups: MessageLookups,
): Promise<MessageAnswer> {
  const { service } = question;
  const arrived = lookups.findArrived(question.queue_id);
  // The hooks were started meanwhile. The filter tells the sender to come again.
  if (arrived === undefined) throw new Error('Postfix has not told about this message');
  if (await lacksPassword(arrived, question, lookups))
    return {
      refusal:
        'Start the subject with the password of the list in square brackets, for example: [password] Subject',
    };
  if (arrived.login !== '') {
    const answer = await checkWriter(addressOfLogin(arrived.login), question, lookups);
    if (answer.refusal !== undefined) return answer;
    return { ...answer, accounts: arrived.accounts, origin: lookups.sealOrigin(question.letter) };
  }
  // Signed when its user sent it, or never: what others wrote must not become ours on its way.
  if (service === handedOn) {
    const isOnlyPassedOn = question.was_sent_on || /^srs[01]=/i.test(arrived.sender);
    return { is_own: true, has_no_sender: isOnlyPassedOn && isVouchedFor(arrived.sender, question) };
  }
  if (service === reinjected) return checkReinjected(arrived, question, lookups);
  const { accounts } = arrived;
  if (!arrived.isSenderOurs) return { accounts };
  // What the filter read is what it looks for in the DNS: a proof for somebody else is none.
  if (question.sender.toLowerCase() !== arrived.sender.toLowerCase())
    return { refusal: 'The sender address belongs to this server. Log in to send from it' };
  return { needs_proof: true, accounts };
}

async function lacksPassword(
  { login, clientIp, sender, passwordLists }: ArrivedMessage,
  { subject }: MessageQuestion,
  lookups: MessageLookups,
): Promise<boolean> {
  const client = login === '' && isIP(clientIp) !== 0 ? networkOf(clientIp) : addressOfLogin(login);
  // Refused here, a wrong password is not answered by a bounce to a sender who may be invented.
  for (const list of passwordLists)
    if (await lookups.lacksPassword(list, { sender, subject, client })) return true;
  return false;
}

/** What Dovecot sends was filtered when it came in. Its users write replies, and choose their From themselves. */
async function checkReinjected(
  { sender, recipient }: ArrivedMessage,
  question: MessageQuestion,
  lookups: MessageLookups,
): Promise<MessageAnswer> {
  if (question.is_sent_on) {
    const mayVouch = isVouchedFor(sender, question);
    const has_no_sender = mayVouch && !(await lookups.isServed(domainOf(recipient)));
    return { is_own: true, has_no_sender };
  }
  // Notices that a rule has refused mail.
  const isNotice = sender === '' && String(addressesIn(question.from_fields.join())) === lookups.ownAddress;
  if (isNotice && question.sender_fields.length === 0) return { is_own: true };
  return { is_own: true, ...(await checkWriter(sender, question, lookups)) };
}

/**
 * Whether other servers would take the envelope’s sender as proof of the From (DMARC): both of one domain, or of one above it.
 * Two labels decide, which is true of too many rather than too few.
 */
function isVouchedFor(sender: string, { from_fields: fromFields }: MessageQuestion): boolean {
  const from = addressesIn(fromFields.join());
  const regionOf = (address: string) => domainOf(address).split('.').slice(-2).join('.');
  return from === undefined || from.some((address) => regionOf(address) === regionOf(sender));
}

async function checkWriter(
  writer: string,
  { from_fields: fromFields, sender_fields: senderFields }: MessageQuestion,
  lookups: MessageLookups,
): Promise<MessageAnswer> {
  const from = addressesIn(fromFields.join());
  const named = addressesIn(senderFields.join());
  if (fromFields.length > 1 || senderFields.length > 1) return { refusal: 'The message has several senders' };
  if (from === undefined || named === undefined)
    return { refusal: 'The sender in the message is written in a way that cannot be read' };
  if (from.length === 0) return { refusal: 'The message has no From address' };
  if (from.length + named.length > mostAddresses) return { refusal: 'The message has too many senders' };
  const checks = await checkSenders(writer, from, lookups);
  const foreign = from.find((_, index) => checks[index]?.is_allowed !== true);
  if (foreign !== undefined) return notAllowed(writer, foreign);
  const key = await keyFor(from[0], lookups);
  if (checks.some((check) => check.on_behalf)) return { ...key, name_sender: writer };
  const namedChecks = await checkSenders(writer, named, lookups);
  const foreignName = named.find((_, index) => namedChecks[index]?.is_allowed !== true);
  return foreignName === undefined ? key : notAllowed(writer, foreignName);
}

function checkSenders(writer: string, addresses: readonly string[], { checkSender }: MessageLookups) {
  // As oneself is always right. The panel’s own messages come from an address that no user has.
  const oneself = { is_allowed: true, on_behalf: false };
  return Promise.all(
    addresses.map((address) => (address === writer.toLowerCase() ? oneself : checkSender(writer, address))),
  );
}

const notAllowed = (writer: string, address: string): MessageAnswer => ({
  refusal: `${printable(writer)} is not allowed to send as ${printable(address)}`,
});

async function keyFor(
  address: string | undefined,
  { findKey }: MessageLookups,
): Promise<Pick<MessageAnswer, 'key'>> {
  const key = address === undefined ? undefined : await findKey(domainOf(address));
  return key === undefined ? {} : { key };
}
