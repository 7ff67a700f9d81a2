import { type FilterRule, spfResults } from '@posthouse/contract/features/filtering/test-filter';
import { z } from 'zod';
import { type Decision, decide } from '../../../rules/filtering/decide.ts';
import type { FilteredReceiver } from '../../../rules/filtering/filter-rules-store.ts';
import type { MailFacts } from '../../../rules/filtering/mail-facts.ts';
import { headerFields, luaList } from '../lua-list.ts';
import type { ArrivedMessage } from '../messages-underway.ts';
import { addressOfLogin } from '../policy.ts';
import { addressesIn } from '../sender-fields.ts';

/** What the filter found out about a message that it has read. */
export const judgedMessage = z.object({
  queue_id: z.string(),
  /** Among others: Postfix asks nobody about it. */
  is_for_postmaster: z.boolean(),
  from_fields: headerFields,
  spf: z.enum(spfResults),
  signed_by: luaList,
  dmarc: z.enum(['none', 'quarantine', 'reject']),
  score: z.number(),
});

export type JudgedMessage = z.infer<typeof judgedMessage>;

export interface Judgement {
  /** Nobody takes it: why. */
  readonly refusal?: string;
  /** Everybody takes it for spam. */
  readonly is_spam?: true;
  /** Else those who do, and those who do not take it, as lines of a header each. */
  readonly junk?: readonly string[];
  readonly drop?: readonly string[];
  /** Recipients whose mailboxes are elsewhere, so that only here it can be kept from them. */
  readonly gone?: readonly string[];
}

export interface JudgeLookups {
  findArrived(queueId: string): ArrivedMessage | undefined;
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
    score: judged.score,
  };
  const written = [...new Set([facts.sender, facts.headerFrom])].filter((address) => address !== '');
  const receivers = await lookups.readRules(recipients, written, isOurs ? '' : clientIp);
  const decided = receivers.map((receiver) => ({
    receiver,
    decision: decide(
      facts,
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
  return judgementOf(decided, hasOthers);
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
    ...(junk.length > 0 && { junk: refLines(junk) }),
    ...(refused.length > 0 && { drop: refLines(refused) }),
    ...(gone.length > 0 && { gone: [...new Set(gone)] }),
  };
}

const mostPerLine = 40;

/** `,28,31,`: each between two commas, so that 8 is not found in 28. */
function refLines(decided: readonly Decided[]): string[] {
  const refs = [...new Set(decided.map(({ receiver }) => receiver.ref))];
  return Array.from(
    { length: Math.ceil(refs.length / mostPerLine) },
    (_, line) => `,${refs.slice(line * mostPerLine, (line + 1) * mostPerLine).join(',')},`,
  );
}

const refusals: Readonly<Partial<Record<FilterRule, string>>> = {
  accept_from: 'The recipient only takes mail from senders on a list, and you are not on it',
  dmarc: 'The owner of the domain in the From asks to refuse mail that does not come from there',
  score: 'The message looks like spam',
  domain_networks: 'The recipient takes no mail from your server',
  account_networks: 'The recipient takes no mail from your server',
};

const refusalOf = ({ asked }: Decision) =>
  refusals[asked.at(-1)?.rule ?? 'user_senders'] ?? 'The recipient takes no mail from you';

const senderRules: readonly FilterRule[] = ['user_senders', 'domain_senders', 'account_senders'];

function senderEntryOf({ asked }: Decision): string | undefined {
  const last = asked.at(-1);
  return last !== undefined && senderRules.includes(last.rule) ? last.entry?.id : undefined;
}

/** What readers see, where that is one address. */
function onlyAddressIn(fields: readonly string[]): string {
  const [address, ...more] = addressesIn(fields.join()) ?? [];
  return address !== undefined && more.length === 0 ? address : '';
}
