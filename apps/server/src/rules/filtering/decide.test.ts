import { type SpfResult, spfResults } from '@posthouse/contract/fields/filter-decision';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, type FilterRules } from './decide.ts';
import type { MailFacts, Scope } from './mail-facts.ts';
import type { SenderEntry } from './sender-entry.ts';
import { spamScoreOf, spamScores } from './sensitivity.ts';

const facts: MailFacts = {
  sender: 'anna@partner.example',
  headerFrom: 'anna@partner.example',
  fromNames: ['anna@partner.example'],
  spf: 'pass',
  signedBy: [],
  dmarc: 'none',
  isForged: false,
  isSenderForged: false,
  score: 0,
};
const rules: FilterRules = {
  ...{ senders: [], networks: [], known: [], acceptFrom: 'everyone', spamTo: 'folder' },
  spamScore: spamScoreOf(5),
};
const entry = (fields: Partial<SenderEntry>): SenderEntry => ({
  ...{ id: '1', list: 'allow', scope: 'account', address: 'partner.example' },
  ...{ ignoresSpf: false, appliesToHeaders: false },
  ...fields,
});
const spam = { score: 50 };
const verdict = (told: Partial<MailFacts>, set: Partial<FilterRules>) =>
  decide({ ...facts, ...told }, { ...rules, ...set }).verdict;
const decider = (told: Partial<MailFacts>, set: Partial<FilterRules>) =>
  decide({ ...facts, ...told }, { ...rules, ...set }).asked.at(-1)?.rule;

const scopes: readonly Scope[] = ['user', 'domain', 'account'];
const provenBy: Readonly<Record<SpfResult, boolean>> = {
  ...{ pass: true, neutral: true, none: true },
  ...{ fail: false, softfail: false, error: false },
};

interface Case {
  readonly scope: Scope;
  readonly list: 'allow' | 'block';
  readonly where: 'envelope' | 'header';
  readonly spf: SpfResult;
  readonly sensitivity: number;
}
const cases: readonly Case[] = scopes.flatMap((scope) =>
  (['allow', 'block'] as const).flatMap((list) =>
    (['envelope', 'header'] as const).flatMap((where) =>
      spfResults.flatMap((spf) =>
        spamScores.map((_, index) => ({ scope, list, where, spf, sensitivity: index + 1 })),
      ),
    ),
  ),
);

/** What becomes of the message with an entry as it is, with one that ignores SPF, and where it is signed. */
function expectedOf({ list, where, spf, sensitivity }: Case, score: number): string[] {
  if (list === 'block') return ['refuse', 'refuse', 'refuse'];
  const undecided = score >= spamScoreOf(sensitivity) ? 'junk' : 'inbox';
  // SPF speaks of the envelope: a From of another domain is proven by a signature alone.
  const isProven = where === 'envelope' && provenBy[spf];
  return [isProven ? 'inbox' : undecided, 'inbox', 'inbox'];
}

function decidedFor({ scope, list, where, spf, sensitivity }: Case, score: number): string[] {
  const told = { score, spf, ...(where === 'header' && { sender: 'x@elsewhere.example' }) };
  const meant = entry({ scope, list, appliesToHeaders: where === 'header' });
  const set = { spamScore: spamScoreOf(sensitivity), senders: [meant] };
  const unbound = { ...meant, ignoresSpf: list === 'allow' };
  return [
    verdict(told, set),
    verdict(told, { ...set, senders: [unbound] }),
    verdict({ ...told, signedBy: ['partner.example'] }, set),
  ];
}

it.each([0, 1.9, 5, 14.9, 15])('holds to the decision table for a score of %d', (score) => {
  for (const one of cases) expect([one, ...decidedFor(one, score)]).toEqual([one, ...expectedOf(one, score)]);
});

it('looks at the From only where an entry says so', () => {
  const forwarded = { sender: 'x@elsewhere.example', signedBy: ['partner.example'] };
  for (const scope of scopes) {
    expect(verdict(forwarded, { senders: [entry({ scope, list: 'block' })] })).toBe('inbox');
    expect(verdict({ ...forwarded, ...spam }, { senders: [entry({ scope })] })).toBe('junk');
  }
});

it('asks what is nearest first, and lets it decide', () => {
  for (const [nearer, farther] of [
    ['user', 'domain'],
    ['user', 'account'],
    ['domain', 'account'],
  ] as const) {
    const allow = entry({ scope: nearer });
    const block = entry({ scope: farther, list: 'block', address: 'anna@partner.example' });
    expect(verdict(spam, { senders: [block, allow] })).toBe('inbox');
    expect(
      verdict(
        {},
        {
          senders: [
            { ...block, scope: nearer },
            { ...allow, scope: farther },
          ],
        },
      ),
    ).toBe('refuse');
  }
});

it('blocks whoever could be meant by the From, and allows only whom all programs see', () => {
  const told = {
    sender: 'x@elsewhere.example',
    headerFrom: '',
    fromNames: ['y@z.example', 'partner.example'],
  };
  const inHeaders = { appliesToHeaders: true };
  expect(verdict(told, { senders: [entry({ ...inHeaders, list: 'block' })] })).toBe('refuse');
  expect(verdict({ ...told, ...spam }, { senders: [entry({ ...inHeaders, ignoresSpf: true })] })).toBe(
    'junk',
  );
});

it('takes the more exact of two entries, and of two alike the one that blocks', () => {
  const whole = entry({ list: 'block' });
  const one = entry({ id: '2', address: 'anna@partner.example' });
  expect(verdict(spam, { senders: [whole, one] })).toBe('inbox');
  expect(
    verdict(
      {},
      {
        senders: [
          { ...whole, list: 'allow' },
          { ...one, list: 'block' },
        ],
      },
    ),
  ).toBe('refuse');
  expect(verdict({}, { senders: [entry({}), entry({ id: '2', list: 'block' })] })).toBe('refuse');
  const sub = { sender: 'anna@mail.partner.example', headerFrom: '', fromNames: [] };
  expect(verdict(sub, { senders: [entry({ list: 'block' })] })).toBe('refuse');
  expect(verdict({ sender: 'anna@otherpartner.example' }, { senders: [entry({ list: 'block' })] })).toBe(
    'inbox',
  );
});

it('takes the first network that fits, after the senders of the same place', () => {
  const network = (type: 'allow' | 'block', scope: 'domain' | 'account') => ({
    ...{ id: '9', network: '192.0.2.0/24', type, scope },
  });
  expect(verdict({}, { networks: [network('block', 'account')] })).toBe('refuse');
  expect(verdict(spam, { networks: [network('allow', 'domain'), network('block', 'account')] })).toBe(
    'inbox',
  );
  const blocked = { networks: [network('block', 'domain')] };
  expect(verdict({}, { ...blocked, senders: [entry({ scope: 'domain' })] })).toBe('inbox');
  expect(verdict({}, { ...blocked, senders: [entry({})] })).toBe('refuse');
});

it('knows whom users have written to, but only as themselves', () => {
  const known = [entry({ scope: 'domain', address: 'anna@partner.example', appliesToHeaders: true })];
  expect(decider(spam, { known })).toBe('auto_whitelist');
  expect(verdict({ ...spam, spf: 'fail' }, { known })).toBe('junk');
  expect(verdict({}, { known, acceptFrom: 'whitelist' })).toBe('inbox');
});

it('refuses whoever is on no list where only those are accepted; notices are not lost', () => {
  expect(verdict({}, { acceptFrom: 'whitelist' })).toBe('refuse');
  expect(verdict({ sender: '' }, { acceptFrom: 'whitelist' })).toBe('junk');
});

it('takes forgeries of domains of this server for spam, unless a rule before knows better', () => {
  const forged = { isForged: true };
  expect([decider(forged, {}), verdict(forged, {}), verdict(forged, { spamTo: 'delete' })]).toEqual([
    ...['forged', 'junk', 'refuse'],
  ]);
  expect(verdict({ ...forged, dmarc: 'reject' }, {})).toBe('refuse');
  expect(verdict(forged, { senders: [entry({})] })).toBe('inbox');
  // Neither silence of the DNS nor that somebody was written to once is enough then.
  expect(verdict({ ...forged, spf: 'none' }, { senders: [entry({})] })).toBe('junk');
  expect(verdict({ ...forged, spf: 'none' }, { senders: [entry({ ignoresSpf: true })] })).toBe('inbox');
  for (const told of [forged, { dmarc: 'quarantine' } as const])
    expect(verdict(told, { known: [entry({ scope: 'domain', address: facts.sender })] })).toBe('junk');
  const allowed = { senders: [entry({ ignoresSpf: true })] };
  expect([verdict({ isSenderForged: true }, allowed), decider({ isSenderForged: true }, allowed)]).toEqual([
    ...['refuse', 'forged'],
  ]);
});

it('does with spam what was set, and with forgeries what their owner asks for', () => {
  expect(['folder', 'inbox', 'delete'].map((spamTo) => verdict(spam, { spamTo } as FilterRules))).toEqual([
    ...['junk', 'inbox', 'refuse'],
  ]);
  expect(verdict({ dmarc: 'reject' }, {})).toBe('refuse');
  expect(verdict({ dmarc: 'quarantine' }, {})).toBe('junk');
  expect(verdict({ dmarc: 'reject', spf: 'fail' }, { senders: [entry({ ignoresSpf: true })] })).toBe('inbox');
});

const anyAddress = fc.constantFrom(
  'anna@partner.example',
  'ben@partner.example',
  'x@sub.partner.example',
  '',
);
const anyFacts = fc.record({
  sender: anyAddress,
  headerFrom: anyAddress,
  fromNames: fc.array(anyAddress),
  spf: fc.constantFrom(...spfResults),
  signedBy: fc.subarray(['partner.example', 'elsewhere.example']),
  dmarc: fc.constantFrom('none' as const, 'quarantine' as const, 'reject' as const),
  isForged: fc.boolean(),
  isSenderForged: fc.boolean(),
  score: fc.double({ min: -10, max: 30, noNaN: true }),
});
const anyEntry = (addresses: readonly string[]) =>
  fc.record({
    id: fc.nat().map(String),
    list: fc.constantFrom('allow' as const, 'block' as const),
    scope: fc.constantFrom(...scopes),
    address: fc.constantFrom(...addresses),
    ignoresSpf: fc.boolean(),
    appliesToHeaders: fc.boolean(),
  });
const anyRules = fc.record({
  senders: fc.array(anyEntry(['partner.example', 'anna@partner.example', 'sub.partner.example'])),
  networks: fc.constant([]),
  known: fc.constant([]),
  acceptFrom: fc.constantFrom('everyone' as const, 'whitelist' as const),
  spamScore: fc.constantFrom(...spamScores),
  spamTo: fc.constantFrom('folder' as const, 'inbox' as const, 'delete' as const),
});
const irrelevant = anyEntry([
  'elsewhere.example',
  'carol@partner.example',
  'artner.example',
  'n@partner.example',
]);

it('is not changed by an entry that means somebody else, nor by the order of entries', () => {
  fc.assert(
    fc.property(anyFacts, anyRules, fc.array(irrelevant), (told, set, more) => {
      const before = decide(told, set).verdict;
      expect(decide(told, { ...set, senders: [...more, ...set.senders] }).verdict).toBe(before);
      expect(decide(told, { ...set, senders: set.senders.toReversed() }).verdict).toBe(before);
    }),
  );
});
