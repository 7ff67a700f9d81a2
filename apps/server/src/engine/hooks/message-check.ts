import { isIP } from 'node:net';
import { z } from 'zod';
import { networkOf } from '../../kernel/http/remote-address.ts';

/** An empty list is an object in Lua. */
const addresses = z
  .union([z.array(z.string()), z.object({}).transform((): string[] => [])])
  .transform((list) => list.map((address) => address.toLowerCase()));

/** What the filter asks about a message. */
export const messageQuestion = z.object({
  user: z.string(),
  /** Of the envelope. */
  sender: z.string(),
  header_from: addresses,
  header_sender: addresses,
  recipients: addresses,
  subject: z.string(),
  /** The address it came from. */
  ip: z.string(),
  service: z.string(),
  /** By a rule. A filter whose configuration is older does not say. */
  is_sent_on: z.boolean().default(false),
});

export type MessageQuestion = z.infer<typeof messageQuestion>;

interface MessageAnswer {
  /** Why the message is refused. */
  readonly refusal?: string;
  /** Whom to name as the one who really sent it, whatever the message says. */
  readonly name_sender?: string;
  /** It comes from a mailbox here and was filtered before. */
  readonly is_own?: boolean;
  /** Its sender is one of ours, but nobody logged in: the DNS of the domain must allow it. */
  readonly needs_proof?: boolean;
  readonly key?: { readonly domain: string; readonly selector: string; readonly private_key: string };
}

export interface MessageLookups {
  checkSender(login: string, headerFrom: string): Promise<{ is_allowed: boolean; on_behalf: boolean }>;
  isServed(domain: string): Promise<boolean>;
  findKey(domain: string): Promise<MessageAnswer['key']>;
  /** Whether a list wants a password from this sender that the subject does not have. */
  lacksPassword(
    list: string,
    message: { readonly sender: string; readonly subject: string; readonly client: string },
  ): Promise<boolean>;
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
  const { user, sender, header_from: from, service } = question;
  // Refused here, a wrong password is not answered by a bounce to a sender who may be invented.
  if (service !== reinjected && service !== handedOn && (await lacksPassword(question, lookups)))
    return {
      refusal:
        'Start the subject with the password of the list in square brackets, for example: [password] Subject',
    };
  if (user !== '') return checkUsersMessage(question, lookups);
  // Signed when its user sent it, or never: what others wrote must not become ours on its way.
  if (service === handedOn) return { is_own: true };
  // Filtered when it came in. Signed only if the mailbox wrote it: what a rule sends on was signed when it was sent, and its
  // From says nothing about who that was.
  if (service === reinjected) {
    const checks = await checkSenders(sender, from, lookups);
    const isOwn = !question.is_sent_on && from.length > 0 && checks.every((check) => check.is_allowed);
    return { is_own: true, ...(isOwn ? await keyFor(from[0], lookups) : {}) };
  }
  return { needs_proof: await lookups.isServed(domainOf(sender)) };
}

/** Of more recipients nobody asks: what is wrong then comes back from the list itself. */
const mostRecipients = 20;

async function lacksPassword(
  { user, sender, recipients, subject, ip }: MessageQuestion,
  lookups: MessageLookups,
): Promise<boolean> {
  const client = user === '' && isIP(ip) !== 0 ? networkOf(ip) : user;
  const message = { sender, subject, client };
  for (const recipient of recipients.slice(0, mostRecipients))
    if (await lookups.lacksPassword(recipient, message)) return true;
  return false;
}

async function checkUsersMessage(
  { user, header_from: from, header_sender: named }: MessageQuestion,
  lookups: MessageLookups,
): Promise<MessageAnswer> {
  if (from.length === 0) return { refusal: 'The message has no From address' };
  if (from.length + named.length > mostAddresses) return { refusal: 'The message has too many senders' };
  const checks = await checkSenders(user, from, lookups);
  const foreign = from.find((_, index) => checks[index]?.is_allowed !== true);
  if (foreign !== undefined) return notAllowed(user, foreign);
  const key = await keyFor(from[0], lookups);
  if (checks.some((check) => check.on_behalf)) return { ...key, name_sender: user };
  const namedChecks = await checkSenders(user, named, lookups);
  const foreignName = named.find((_, index) => namedChecks[index]?.is_allowed !== true);
  return foreignName === undefined ? key : notAllowed(user, foreignName);
}

function checkSenders(login: string, addresses: readonly string[], { checkSender }: MessageLookups) {
  return Promise.all(addresses.slice(0, mostAddresses).map((address) => checkSender(login, address)));
}

const notAllowed = (user: string, address: string): MessageAnswer => ({
  refusal: `${user} is not allowed to send as ${printable(address)}`,
});

async function keyFor(
  address: string | undefined,
  { findKey }: MessageLookups,
): Promise<Pick<MessageAnswer, 'key'>> {
  const key = address === undefined ? undefined : await findKey(domainOf(address));
  return key === undefined ? {} : { key };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** It becomes part of an SMTP answer. */
const printable = (address: string) => address.replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 200);
