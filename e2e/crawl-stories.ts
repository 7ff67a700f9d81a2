import type { ActionAnswer } from '@posthouse/contract';
import { messages as logs } from '../apps/web/src/features/logs/messages/en.ts';
import { since as at, button, main, type State, seen } from './crawl-steps.ts';

type Story = ActionAnswer<'getMessageStory'>;
type Recipient = Story['recipients'][number];
type Event = Recipient['events'][number];

const { story: words } = logs;
const longAnswer = `host mx.${'far-away.'.repeat(8)}example[2001:db8::1] said: 550 5.7.1 ${'NotWanted'.repeat(20)}`;

const one = (to: string, events: Event[], more: Partial<Recipient> = {}): Recipient => ({
  ...{ to, reached: to, user_id: null, status: 'permanent', events, ...more },
});
const judged = (verdict: 'inbox' | 'junk' | 'refuse', rule: 'score' | 'account_senders'): Event => ({
  ...{ kind: 'judged', at, verdict, rule, score: 7.5 },
});
const tried = { kind: 'outcome', at, status: 'temporary', relay: 'mx.far.example[192.0.2.1]:25' } as const;

/** Messages are of the mail engine, which the panel of the crawl does not have: everything that can happen to one. */
const incoming: Story = {
  ...{ kind: 'incoming', at, sender: 'bob@xn--bcher-kva.example', from: `"${'x'.repeat(60)}"@far.example` },
  ...{
    subject: `\u202e<b>${'SalesTaxInvoice'.repeat(12)}</b>`,
    message_id: `<${'1'.repeat(80)}@far.example>`,
  },
  ...{ bytes: 12_345, status: 'permanent', truncated: 1 },
  client: {
    name: `mx.${'far-away.'.repeat(8)}example`,
    ip: '2001:db8:1234:5678:9abc:def0:1234:5678',
    login: '',
  },
  filter: {
    ...{ score: 7.5, spf: 'softfail', dmarc: 'reject', signed_by: ['far.example'], is_forged: 1 },
    symbols: Array.from({ length: 9 }, (_, place) => ({ name: `BAYES_SPAM_${place}`, score: 5 - place })),
  },
  recipients: [
    one('spam@here.example', [judged('junk', 'score'), { kind: 'stored', at, to: 'Junk' }], {
      ...{ status: 'delivered', reached: 'anna@here.example', user_id: '1' },
    }),
    one('blocked@here.example', [judged('refuse', 'account_senders'), { kind: 'discarded', at, to: '' }]),
    one('full@here.example', [{ kind: 'refused', at, stage: 'RCPT', code: 552, answer: '552 5.2.2 Full' }], {
      user_id: '1',
    }),
    one('nobody@here.example', [{ kind: 'refused', at, stage: 'RCPT', code: 550, answer: '550 5.1.1 No' }]),
    one(
      'on@here.example',
      [{ kind: 'outcome', at, status: 'permanent', relay: tried.relay, answer: longAnswer }],
      {
        reached: `${'very-long-'.repeat(6)}name@far.example`,
      },
    ),
    ...['a', 'b', 'c'].map((name) =>
      one(`${name}@here.example`, [{ kind: 'stored', at, to: 'INBOX' }], { status: 'delivered' }),
    ),
  ],
};
const outgoing: Story = {
  ...{ ...incoming, kind: 'outgoing', sender: '', from: '', subject: '', message_id: '', bytes: null },
  ...{ status: 'temporary', truncated: 0, filter: null },
  client: { name: '', ip: '192.0.2.7', login: 'anna@here.example' },
  recipients: [
    one(
      'x@far.example',
      [
        { ...tried, answer: '451 4.7.1 Wait' },
        { ...tried, answer: longAnswer },
      ],
      {
        status: 'temporary',
      },
    ),
  ],
};

const told = (story: Story, state: State): State => ({ ...state, answers: { getMessageStory: story } });

/** An id that no message has. */
export const makeStory = async () => ({ storyId: 'nothing' });

export function storyStates({ storyId }: { readonly storyId: string }): State[] {
  const page = `/logs/message/${storyId}`;
  return [
    main(page),
    told(incoming, main(page)),
    told(
      incoming,
      main(page, button([words.score.more, { num: 5 }]), button([words.showDelivered, { num: 3 }])),
    ),
    told(incoming, seen('viewer', page)),
    told(outgoing, main(page)),
  ];
}
