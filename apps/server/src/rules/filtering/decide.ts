import { type FilterRule, filterRules, type Verdict } from '@posthouse/contract/fields/filter-decision';
import type { MailFacts, Scope } from './mail-facts.ts';
import { covers, hasForgedFrom, type SenderEntry } from './sender-entry.ts';

/** A network of a list that the message comes from. */
export interface NetworkEntry {
  readonly id: string;
  readonly scope: Exclude<Scope, 'user'>;
  readonly network: string;
  readonly type: 'allow' | 'block';
}

/** All that was set for one receiver and could concern the message. */
export interface FilterRules {
  readonly senders: readonly SenderEntry[];
  /** In the order in which they are asked. */
  readonly networks: readonly NetworkEntry[];
  /** Addresses that users of the domain have written to; empty where that does not count. */
  readonly known: readonly SenderEntry[];
  readonly acceptFrom: 'everyone' | 'whitelist';
  /** From which score on a message is spam. */
  readonly spamScore: number;
  readonly spamTo: 'folder' | 'inbox' | 'delete';
}

/** One rule that was asked: it decides, it has nothing to say, or somebody else may have written in that name. */
export interface AskedRule {
  readonly rule: FilterRule;
  readonly outcome: 'decides' | 'silent' | 'unproven';
  readonly entry?: { readonly id: string; readonly text: string };
}

export interface Decision {
  readonly verdict: Verdict;
  /** In this order; the last one decides. */
  readonly asked: readonly AskedRule[];
}

interface Answer extends Omit<AskedRule, 'rule' | 'outcome'> {
  readonly verdict?: Verdict;
  readonly isUnproven?: boolean;
}

/** What becomes of a message for one receiver: the nearest rule that has something to say decides. */
export function decide(facts: MailFacts, rules: FilterRules): Decision {
  // No list can lift that: whoever writes as one of ours has to log in.
  if (facts.isSenderForged) return { verdict: 'refuse', asked: [{ rule: 'forged', outcome: 'decides' }] };
  const asked: AskedRule[] = [];
  for (const rule of filterRules) {
    const { verdict, isUnproven = false, ...more } = answerOf[rule](facts, rules);
    asked.push({
      rule,
      outcome: verdict === undefined ? (isUnproven ? 'unproven' : 'silent') : 'decides',
      ...more,
    });
    if (verdict !== undefined) return { verdict, asked };
  }
  throw new Error('the score always decides');
}

const answerOf: Readonly<Record<FilterRule, (facts: MailFacts, rules: FilterRules) => Answer>> = {
  user_senders: (facts, { senders }) => bySender(facts, ofScope(senders, 'user')),
  domain_senders: (facts, { senders }) => bySender(facts, ofScope(senders, 'domain')),
  domain_networks: (_, { networks }) => byNetwork(ofScope(networks, 'domain')),
  account_senders: (facts, { senders }) => bySender(facts, ofScope(senders, 'account')),
  account_networks: (_, { networks }) => byNetwork(ofScope(networks, 'account')),
  // Whom somebody has written to once is not trusted to write in the name of others.
  auto_whitelist: (facts, { known }) => (hasForgedFrom(facts) ? {} : bySender(facts, known)),
  // Notices have no sender. Those that others sent in good faith are not lost, and nobody gets into the inbox as one.
  accept_from: ({ sender }, { acceptFrom }) =>
    acceptFrom === 'whitelist' ? { verdict: sender === '' ? 'junk' : 'refuse' } : {},
  dmarc: ({ dmarc }, { spamTo }) => {
    if (dmarc === 'none') return {};
    return { verdict: dmarc === 'reject' ? 'refuse' : verdictOnSpam[spamTo] };
  },
  forged: ({ isForged }, { spamTo }) => (isForged ? { verdict: verdictOnSpam[spamTo] } : {}),
  score: ({ score }, { spamScore, spamTo }) => ({
    verdict: score >= spamScore ? verdictOnSpam[spamTo] : 'inbox',
  }),
};

const verdictOnSpam = { folder: 'junk', inbox: 'inbox', delete: 'refuse' } as const;

const ofScope = <Entry extends { readonly scope: Scope }>(entries: readonly Entry[], scope: Scope) =>
  entries.filter((entry) => entry.scope === scope);

/** The entry that says most exactly who it means; of two alike, the one that blocks. */
function bySender(facts: MailFacts, entries: readonly SenderEntry[]): Answer {
  const covering = entries
    .map((entry) => ({ entry, ...covers(entry, facts) }))
    .filter(({ isMeant }) => isMeant)
    .toSorted((one, other) => rankOf(other.entry) - rankOf(one.entry));
  const found = covering.find(({ isProven }) => isProven) ?? covering[0];
  if (found === undefined) return {};
  const { entry, isProven } = found;
  const named = { entry: { id: entry.id, text: entry.address } };
  if (!isProven) return { ...named, isUnproven: true };
  return { ...named, verdict: entry.list === 'allow' ? 'inbox' : 'refuse' };
}

/** A whole address before its domain, a domain before those above it. */
const rankOf = ({ address, list }: SenderEntry) =>
  (address.includes('@') ? 1_000 : 0) + address.length + (list === 'block' ? 0.5 : 0);

function byNetwork([first]: readonly NetworkEntry[]): Answer {
  if (first === undefined) return {};
  return {
    entry: { id: first.id, text: first.network },
    verdict: first.type === 'allow' ? 'inbox' : 'refuse',
  };
}
