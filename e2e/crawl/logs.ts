import type { ActionAnswer } from '@posthouse/contract';
import { messages as logs } from '../../apps/web/src/features/logs/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { filter, item, main, more, seen } from '../crawl-steps.ts';
import { makeStory, storyStates } from '../crawl-stories.ts';

type Page = ActionAnswer<'getIncomingLogs'>;

const incoming = '/logs/incominglogs';
const outgoing = '/logs/outgoinglogs';

const mail: Page['rows'][number] = {
  id: '1',
  at: '2026-01-31T08:05:00.000Z',
  story: 'x',
  from: 'ben@xn--bcher-kva.example',
  to: 'sales@customer.example',
  reached: 'anna@customer.example',
  sender_ip: '2001:db8:1234:5678:9abc:def0:1234:5678',
  subject: 'Invoice 4711',
  bytes: 12_345,
  score: 7.5,
  is_spam: 1,
  message_status: 'permanent',
  recipient_status: 'temporary',
  answer: '451 4.7.1 Greylisted, please try again later',
};
const bare = { ...mail, from: '', reached: mail.to, sender_ip: '', subject: '', bytes: null, answer: '' };
const hostile = {
  ...mail,
  from: `${'x'.repeat(60)}@${'far-away.'.repeat(20)}example`,
  subject: `\u202e<b>${'SalesTaxInvoice'.repeat(20)}</b> =HYPERLINK("http://x") \u2067\u0007`,
  answer: `550 5.1.1 ${'NoSuchUserHere'.repeat(40)}`,
};

/** Messages are of the mail engine, which the panel of the crawl does not have. */
const page: Page = {
  rows: [
    mail,
    { ...bare, id: '2', score: null, is_spam: 0, message_status: 'delivered', recipient_status: 'delivered' },
    { ...hostile, id: '3', recipient_status: 'permanent' },
  ],
  next: null,
  prev: null,
  kept_days: 60,
};
const answers = { getIncomingLogs: page, getOutgoingLogs: page };
const { column } = logs;

export const crawl = crawled({
  make: makeStory,
  states: (sights) => [
    ...[
      main(incoming),
      main(outgoing),
      main(incoming, filter),
      main(incoming, filter, item(column.from)),
      main(incoming, filter, item(column.sender_ip)),
      main(incoming, filter, item(column.score)),
      main(incoming, filter, item(column.recipient_status)),
      main(
        `${incoming}?from=@far.example&not=from&score_min=-2.5&score_max=15&start=2026-01-01&message_status=temporary,permanent`,
      ),
      main(outgoing, more, item(shared.list.export)),
      seen('viewer', incoming),
    ].map((state) => ({ ...state, answers })),
    seen('empty', incoming),
    seen('empty', outgoing),
    seen('empty', `${outgoing}?search=nothing-like-it`),
    ...storyStates(sights),
  ],
});
