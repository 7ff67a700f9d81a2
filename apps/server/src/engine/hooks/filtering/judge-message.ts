import { type FilterRule, spfResults } from '@posthouse/contract/features/filtering/test-filter';
import { z } from 'zod';
import { type Decision, decide } from '../../../rules/filtering/decide.ts';
import type { FilteredReceiver } from '../../../rules/filtering/filter-rules-store.ts';
import { provesOwnDomain } from '../../../rules/filtering/forgery.ts';
import type { MailFacts } from '../../../rules/filtering/mail-facts.ts';
import { headerFields, luaList } from '../lua-list.ts';
import type { ArrivedMessage } from '../messages-underway.ts';
import { addressOfLogin } from '../policy.ts';
import { domainOf } from '../sender-address.ts';
import { addressesIn } from '../sender-fields.ts';

/** What the filter found out about a message that it has read. */
export const judgedMessage = z.object({
  queue_id: z.string(),
  /** Among others: Postfix asks nobody about it. */
  is_for_postmaster: z.boolean(),
  from_fields: headerFields,
  /** What of it lists leave as it is, in short, and the seal it carries. */
  letter: z.string(),
  origin: z.string(),
  spf: z.enum(spfResults),
  signed_by: luaList,
  dmarc: z.enum(['none', 'quarantine', 'reject']),
  score: z.number(),
  /** What is added for the receivers of an account, because of what its users have taught the filter. */
  learned: z.record(z.string(), z.number()),
});

export type JudgedMessage = z.infer<typeof judgedMessage>;

export interface Judgement {
  /** Nobody takes it: why. */
  readonly refusal?: string;
  /** Everybody takes it for spam. */
  readonly is_spam?: true;
  /** Else those who do, and those who do not take it: for a header each. */
  readonly junk?: string;
  readonly drop?: string;
  /** Recipients whose mailboxes are elsewhere, so that only here it can be kept from them. */
  readonly gone?: readonly string[];
}

export interface JudgeLookups {
  findArrived(queueId: string): ArrivedMessage | undefined;
  isServed(domain: string): Promise<boolean>;
  /** Whether it was sent from here. */
  isSealed(seal: string, letter: string): boolean;
  readRules(
    recipients: readonly string[],
    written: readonly string[],
    ip: string,
  ): Promise<readonly FilteredReceiver[]>;
  /** An entry has decided. */
  noteHit(accountId: string, entryId: string): void;
  /** A user of ours writes to these. */
  noteWrittenTo(writer: string, recipients: readonly string[]): void;
}

/** Decides for everybody the message is for, each by their own rules. */
export async function judgeMessage(judged: JudgedMessage, lookups: JudgeLookups): Promise<Judgement> {
  const arrived = lookups.findArrived(judged.queue_id);
  if (arrived === undefined) throw new Error('Postfix has not told about this message');
  const { sender, login, clientIp, recipients, senderAccount } = arrived;
  const expected = arrived.recipientCount - (judged.is_for_postmaster ? 1 : 0);
  // Postfix got no answer about some of them: nobody knows what their rules are.
  if (recipients.length < expected) throw new Error('some recipients are not known');
  const isOurs = login !== '';
  const facts: MailFacts = {
    sender: sender.toLowerCase(),
    headerFrom: onlyAddressIn(judged.from_fields),
    // Who is logged in was asked for the password, and may write as these.
    spf: isOurs ? 'pass' : judged.spf,
    signedBy: judged.signed_by,
    dmarc: isOurs ? 'none' : judged.dmarc,
    isForged: !isOurs && (await isForged(sender, judged, lookups)),
    score: judged.score,
  };
  const written = [...new Set([facts.sender, facts.headerFrom])].filter((address) => address !== '');
  const receivers = await lookups.readRules(recipients, written, isOurs ? '' : clientIp);
  const decided = receivers.map((receiver) => ({
    receiver,
    decision: decide(
      { ...facts, score: judged.score + (judged.learned[receiver.accountId] ?? 0) },
      receiver.accountId === senderAccount ? { ...receiver, acceptFrom: 'everyone' } : receiver,
    ),
  }));
  for (const { receiver, decision } of decided) {
    const entryId = senderEntryOf(decision);
    if (entryId !== undefined) lookups.noteHit(receiver.accountId, entryId);
  }
  if (isOurs) lookups.noteWrittenTo(addressOfLogin(login), recipients);
  const hasOthers =
    judged.is_for_postmaster ||
    recipients.some((recipient) => !receivers.some((one) => one.recipient === recipient));
  const judgement = judgementOf(decided, hasOthers);
  // Refused is for good; a DNS that gives no answer now may prove the sender later.
  if (judgement.refusal !== undefined && facts.spf === 'error' && decided.some(couldBeProven))
    throw new Error('the DNS of the sender gave no answer');
  return judgement;
}

interface Decided {
  readonly receiver: FilteredReceiver;
  readonly decision: Decision;
}

/** Recipients that are no receivers of ours get the message whatever is decided here. */
function judgementOf(decided: readonly Decided[], hasOthers: boolean): Judgement {
  const [first] = decided;
  if (first === undefined) return {};
  const withVerdict = (verdict: Decision['verdict']) =>
    decided.filter(({ decision }) => decision.verdict === verdict);
  const [refused, junk] = [withVerdict('refuse'), withVerdict('junk')];
  if (refused.length === decided.length && !hasOthers) return { refusal: refusalOf(first.decision) };
  if (junk.length === decided.length && !hasOthers) return { is_spam: true };
  const isKept = (recipient: string) =>
    decided.some((one) => one.receiver.recipient === recipient && one.decision.verdict !== 'refuse');
  const gone = refused
    .filter(({ receiver: { isElsewhere, recipient } }) => isElsewhere && !isKept(recipient))
    .map(({ receiver }) => receiver.recipient);
  return {
    ...(junk.length > 0 && { junk: refsOf(junk) }),
    ...(refused.length > 0 && { drop: refsOf(refused) }),
    ...(gone.length > 0 && { gone: [...new Set(gone)] }),
  };
}

const mostPerLine = 40;

/** `,28,31,`: each between two commas, so that 8 is not found in 28. Many stand in several lines, as headers are written. */
function refsOf(decided: readonly Decided[]): string {
  const refs = [...new Set(decided.map(({ receiver }) => receiver.ref))];
  const lines = Array.from(
    { length: Math.ceil(refs.length / mostPerLine) },
    (_, line) => `,${refs.slice(line * mostPerLine, (line + 1) * mostPerLine).join(',')},`,
  );
  return lines.join('\n\t');
}

const refusals: Readonly<Partial<Record<FilterRule, string>>> = {
  accept_from: 'The recipient only accepts mail from approved senders',
  forged: 'The domain of the sender is hosted here, but nothing proves that the message comes from there',
  dmarc: 'The DMARC policy of the domain in the From asks to refuse this message',
  score: 'The message looks like spam',
  domain_networks: 'The recipient does not accept mail from your server',
  account_networks: 'The recipient does not accept mail from your server',
};

const refusalOf = ({ asked }: Decision) =>
  refusals[asked.at(-1)?.rule ?? 'user_senders'] ?? 'The recipient does not accept mail from you';

const couldBeProven = ({ decision: { asked } }: Decided) =>
  asked.some(({ outcome }) => outcome === 'unproven');

const senderRules: readonly FilterRule[] = ['user_senders', 'domain_senders', 'account_senders'];

function senderEntryOf({ asked }: Decision): string | undefined {
  const last = asked.at(-1);
  return last !== undefined && senderRules.includes(last.rule) ? last.entry?.id : undefined;
}

/** Whether a domain of this server stands in the From, though the message comes neither from it nor from here. */
async function isForged(sender: string, judged: JudgedMessage, lookups: JudgeLookups): Promise<boolean> {
  const { from_fields: fields, spf, signed_by: signedBy, origin, letter } = judged;
  const facts = { sender: sender.toLowerCase(), spf, signedBy };
  const unproven = domainsIn(fields.join()).filter((domain) => !provesOwnDomain(domain, facts));
  const served = await Promise.all(unproven.map(lookups.isServed));
  return served.includes(true) && !lookups.isSealed(origin, letter);
}

/** More than anybody has, and few enough to look each up. */
const mostDomains = 10;

/** Of a From that cannot be read for sure, whatever could be a domain there. */
function domainsIn(field: string): string[] {
  const addresses = addressesIn(field) ?? field.match(/@[\p{L}\p{N}.-]+/gu) ?? [];
  return [...new Set(addresses.map(domainOf))].slice(0, mostDomains);
}

/** What readers see, where that is one address. */
function onlyAddressIn(fields: readonly string[]): string {
  const [address, ...more] = addressesIn(fields.join()) ?? [];
  return address !== undefined && more.length === 0 ? address : '';
}
