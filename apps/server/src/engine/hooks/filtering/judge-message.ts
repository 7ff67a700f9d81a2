import { dmarcResults, type FilterRule, spfResults } from '@posthouse/contract/fields/filter-decision';
import { z } from 'zod';
import { type Decision, decide } from '../../../rules/filtering/decide.ts';
import type { FilteredReceiver, FilteredSender } from '../../../rules/filtering/filter-rules-store.ts';
import { provesOwnDomain } from '../../../rules/filtering/forgery.ts';
import type { MailFacts } from '../../../rules/filtering/mail-facts.ts';
import { headerFields, luaList, symbolScores } from '../lua-list.ts';
import type { ArrivedMessage } from '../messages-underway.ts';
import { addressOfLogin } from '../policy.ts';
import { domainOf } from '../sender-address.ts';
import { type Decided, type Judgement, judgementOf } from './judgement.ts';
import { plainAddress, type ReadFrom, readFrom } from './read-from.ts';

/** What the filter found out about a message that it has read. */
export const judgedMessage = z.object({
  queue_id: z.string(),
  /** Among others: Postfix asks nobody about it. */
  is_for_postmaster: z.boolean(),
  from_fields: headerFields,
  /** Of the envelope, as the filter reads it: that is whom it has looked for in the DNS. */
  sender: z.string(),
  /** A program wrote it, not a person. */
  is_automatic: z.boolean(),
  /** What of it lists leave as it is, in short, and the seal it carries. */
  letter: z.string(),
  origin: z.string(),
  spf: z.enum(spfResults),
  signed_by: luaList,
  dmarc: z.enum(dmarcResults),
  /** The DNS gave no answer about SPF or a signature. */
  dns_failed: z.boolean(),
  score: z.number(),
  /** What it is made of. */
  symbols: symbolScores,
  /** What is added for the receivers of an account, because of what its users have taught the filter. */
  learned: z.record(z.string(), z.number()),
});

export type JudgedMessage = z.infer<typeof judgedMessage>;

/** What was found out, and what becomes of it for each. */
export interface JudgedMail {
  readonly judged: JudgedMessage;
  readonly facts: MailFacts;
  readonly decided: readonly Decided[];
  readonly judgement: Judgement;
}

export interface JudgeLookups {
  findArrived(queueId: string): ArrivedMessage | undefined;
  isServed(domain: string): Promise<boolean>;
  /** Whether it was sent from here. */
  isSealed(seal: string, letter: string): boolean;
  readRules(
    recipients: readonly string[],
    from: FilteredSender,
    ip: string,
  ): Promise<readonly FilteredReceiver[]>;
  /** An entry has decided. */
  noteHit(accountId: string, entryId: string): void;
  noteJudged(judged: JudgedMail): void;
  /** A user of ours writes to these. */
  noteWrittenTo(writer: string, recipients: readonly string[]): void;
}

/** Decides for everybody the message is for, each by their own rules. */
export async function judgeMessage(judged: JudgedMessage, lookups: JudgeLookups): Promise<Judgement> {
  const arrived = lookups.findArrived(judged.queue_id);
  if (arrived === undefined) throw new Error('Postfix has not told about this message');
  const { sender, login, recipients } = arrived;
  const expected = arrived.recipientCount - (judged.is_for_postmaster ? 1 : 0);
  // Postfix got no answer about some of them: nobody knows what their rules are.
  if (recipients.length < expected) throw new Error('some recipients are not known');
  const facts = await factsOf(judged, arrived, lookups);
  const decided = await decideForAll(facts, judged, arrived, lookups);
  // Refused or dropped is for good; a DNS that gives no answer now may prove the sender later.
  if (judged.dns_failed && (facts.isForged || decided.some(couldBeTaken)))
    throw new Error('the DNS of the sender gave no answer');
  const reached = new Set(decided.map(({ receiver }) => receiver.recipient));
  const hasOthers = judged.is_for_postmaster || recipients.some((recipient) => !reached.has(recipient));
  const judgement = judgementOf(decided, hasOthers);
  lookups.noteJudged({ judged, facts, decided, judgement });
  const isWritten = login !== '' && sender !== '' && !judged.is_automatic;
  if (isWritten && judgement.refusal === undefined) lookups.noteWrittenTo(addressOfLogin(login), recipients);
  return judgement;
}

async function factsOf(
  judged: JudgedMessage,
  { sender, login }: ArrivedMessage,
  lookups: JudgeLookups,
): Promise<MailFacts> {
  const from = readFrom(judged.from_fields);
  const told = {
    ...{ sender: sender === '' ? '' : plainAddress(sender), headerFrom: from.address, fromNames: from.names },
    ...{ signedBy: judged.signed_by, score: judged.score },
    // Refused before it came here.
    isSenderForged: false,
  };
  // Who is logged in was asked for the password, and may write as these.
  if (login !== '') return { ...told, spf: 'pass', dmarc: 'none', isForged: false };
  // The filter has read another sender than Postfix: a proof for somebody else is none.
  const spf = judged.sender.toLowerCase() === sender.toLowerCase() ? judged.spf : 'fail';
  return {
    ...told,
    spf,
    dmarc: judged.dmarc,
    isForged: await isForged(from, { ...judged, ...told, spf }, lookups),
  };
}

async function decideForAll(
  facts: MailFacts,
  { learned }: JudgedMessage,
  { recipients, login, clientIp, senderAccount }: ArrivedMessage,
  lookups: JudgeLookups,
): Promise<Decided[]> {
  const meant = [...new Set([facts.sender, ...facts.fromNames])].filter((name) => name !== '');
  const from = { meant, written: meant.filter((name) => name.includes('@')) };
  const receivers = await lookups.readRules([...new Set(recipients)], from, login === '' ? clientIp : '');
  return receivers.map((receiver) => {
    const { accountId } = receiver;
    const decision = decide(
      { ...facts, score: facts.score + (learned[accountId] ?? 0) },
      accountId === senderAccount ? { ...receiver, acceptFrom: 'everyone' } : receiver,
    );
    const entryId = senderEntryOf(decision);
    if (entryId !== undefined) lookups.noteHit(accountId, entryId);
    return { receiver, decision };
  });
}

const couldBeTaken = ({ decision: { verdict, asked } }: Decided) =>
  verdict === 'refuse' && asked.some(({ outcome }) => outcome === 'unproven');

const senderRules: readonly FilterRule[] = ['user_senders', 'domain_senders', 'account_senders'];

function senderEntryOf({ asked }: Decision): string | undefined {
  const last = asked.at(-1);
  return last !== undefined && senderRules.includes(last.rule) ? last.entry?.id : undefined;
}

/** Whether a domain of this server stands in the From, though the message comes neither from it nor from here. */
async function isForged(
  { names, isUnclear }: ReadFrom,
  {
    origin,
    letter,
    ...facts
  }: Pick<JudgedMessage, 'origin' | 'letter'> & Parameters<typeof provesOwnDomain>[1],
  lookups: JudgeLookups,
): Promise<boolean> {
  const domains = [...new Set(names.map(domainOf))].filter((domain) => !provesOwnDomain(domain, facts));
  const served = await Promise.all(domains.map(lookups.isServed));
  return (isUnclear || served.includes(true)) && !lookups.isSealed(origin, letter);
}
