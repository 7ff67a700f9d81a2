import { z } from 'zod';

/** What the filter asks about a message. */
export const messageQuestion = z.object({
  user: z.string(),
  sender: z.string(),
  /** An empty list is an object in Lua. */
  header_from: z.union([z.array(z.string()), z.object({}).transform((): string[] => [])]),
  has_sender: z.boolean(),
  service: z.string(),
});

export type MessageQuestion = z.infer<typeof messageQuestion>;

interface MessageAnswer {
  /** Why the message is refused. */
  readonly refusal?: string;
  /** Whom to name as the one who really sent it. */
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
}

/** As main.cf calls the port Dovecot sends to. */
const reinjected = 'REINJECTED';

export async function checkMessage(
  { user, sender, header_from: headerFrom, has_sender: hasSender, service }: MessageQuestion,
  lookups: MessageLookups,
): Promise<MessageAnswer> {
  const from = headerFrom.map((address) => address.toLowerCase());
  const key = await keyFor(from[0], lookups);
  const signed = key === undefined ? {} : { key };
  if (user !== '') {
    if (from.length === 0) return { refusal: 'The message has no From address' };
    const checks = await Promise.all(from.map((address) => lookups.checkSender(user, address)));
    const foreign = from.find((_, index) => checks[index]?.is_allowed !== true);
    if (foreign !== undefined) return { refusal: `${user} is not allowed to send as ${printable(foreign)}` };
    const isOnBehalf = !hasSender && checks.some((check) => check.on_behalf);
    return { ...signed, ...(isOnBehalf ? { name_sender: user } : {}) };
  }
  if (service === reinjected) return { ...signed, is_own: true };
  return { needs_proof: await lookups.isServed(domainOf(sender)) };
}

async function keyFor(
  address: string | undefined,
  { findKey }: MessageLookups,
): Promise<MessageAnswer['key']> {
  return address === undefined ? undefined : findKey(domainOf(address));
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** It becomes part of an SMTP answer. */
const printable = (address: string) => address.replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 200);
