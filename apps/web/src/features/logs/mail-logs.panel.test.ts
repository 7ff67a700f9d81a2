import { afterEach, expect, it, vi } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  done,
  expectNoText,
  expectText,
  leavePanel,
  path,
  press,
  refused,
  showPanel,
  stubServer,
  waitFor,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

afterEach(() => {
  vi.useRealTimers();
  leavePanel();
});

const row = {
  id: '7',
  at: '2026-01-31T20:05:09.000Z',
  story: 'abc',
  from: 'ben@xn--bcher-kva.example',
  to: 'sales@shop.example',
  reached: 'anna@shop.example',
  sender_ip: '192.0.2.7',
  subject: 'Invoice',
  bytes: 12_345,
  score: 7.5,
  is_spam: 1,
  message_status: 'permanent',
  recipient_status: 'temporary',
  answer: '451 4.7.1 Try again later',
} as const;
const page = (...rows: readonly object[]) => ({ rows, next: null, prev: null, kept_days: 60 });

it('says what the log holds and for how long while there is nothing in it, and tells that from a failure', async () => {
  await showPanel('/logs/incominglogs', { getIncomingLogs: () => refused('server_error') });
  await expectText(shared.state.failed);
  await expectNoText(messages.empty.incoming);
  stubServer({ getIncomingLogs: page() });
  await press(shared.action.retry);
  await expectText(messages.empty.incoming);
  await expectText('appear here within seconds and are kept for 60 days');
});

it('leads to the first log of the menu, and has the account history beside the logs', async () => {
  await showPanel('/logs', { getIncomingLogs: page(), getOutgoingLogs: page() });
  await waitFor(() => expect(path()).toBe('/logs/incominglogs'));
  await press(messages.menu.outgoingLogs);
  await waitFor(() => expect(path()).toBe('/logs/outgoinglogs'));
  await expectText(messages.empty.outgoing);
  await expectText('Account history');
});

it('shows a message with both its statuses, in words, and leads to its story', async () => {
  await showPanel('/logs/incominglogs', { getIncomingLogs: page(row) });
  for (const words of [
    'ben@bücher.example',
    'sales@shop.example',
    messages.status.temporary,
    '7.5',
    messages.spam,
  ])
    await expectText(words);
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/logs/message/abc');
});

it('shows what strangers wrote as text that changes nothing around it', async () => {
  const subject = '<img src=x onerror=alert(1)> \u202egpj.exe\u0007';
  const hostile = { ...row, subject, from: `"\u2066x"@far.example` };
  await showPanel('/logs/incominglogs', { getIncomingLogs: page(hostile) });
  await expectText('<img src=x onerror=alert(1)> \ufffdgpj.exe\ufffd');
  for (const harm of ['\u202e', '\u2066', '\u0007', '<img'])
    expect(document.body.innerHTML).not.toContain(harm);
});

it('says that a message has no subject or no sender', async () => {
  await showPanel('/logs/incominglogs', { getIncomingLogs: page({ ...row, subject: ' ', from: '' }) });
  await expectText(messages.noSubject);
  await expectText(messages.noSender);
});

it('asks with the filters of the address, negated ones too, and exports with the same', async () => {
  const asked: string[] = [];
  const filters = (form: URLSearchParams) =>
    ['from', 'sender_ip', 'start', 'end', 'score_min', 'not[from]', 'recipient_status[0]', 'kind']
      .map((name) => form.get(name))
      .join(' ');
  await showPanel(
    '/logs/outgoinglogs?from=@far.example&not=from&sender_ip=192.0.2.0/24&start=2026-01-01&end=2026-01-31&score_min=-2.5&recipient_status=permanent',
    {
      getOutgoingLogs: (form: URLSearchParams) => {
        asked.push(filters(form));
        return done(page(row));
      },
      exportLogs: (form: URLSearchParams) => {
        asked.push(filters(form));
        return refused('forbidden');
      },
    },
  );
  const expected = '@far.example 192.0.2.0/24 2026-01-01 2026-01-31 -2.5 1 permanent';
  await waitFor(() => expect(asked).toEqual([`${expected} `]));
  await expectText(`${messages.column.score}: at least -2.5`);
  await expectText(`${messages.column.from}: not @far.example`);
  await press(shared.list.moreActions);
  await press(shared.list.export);
  await press(shared.list.download);
  await waitFor(() => expect(asked.at(-1)).toBe(`${expected} outgoing`));
});

const realTimeout = setTimeout;
/** React draws when the page has a moment, whatever the clocks of the test say. */
const drawn = () => new Promise((resolve) => realTimeout(resolve, 50));

it('shows new messages as they come only where somebody wants it, and not further down the list', async () => {
  let count = 0;
  const getIncomingLogs = () => {
    count += 1;
    return done({ ...page({ ...row, subject: `number ${count}` }), next: 'xyz' });
  };
  await showPanel('/logs/incominglogs', { getIncomingLogs });
  await expectText('number 1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(count).toBe(1);
  const live = document.querySelector<HTMLElement>('[role=switch]');
  expect(live?.textContent).toBe(shared.list.live);
  live?.click();
  await drawn();
  await vi.advanceTimersByTimeAsync(4_500);
  expect(count).toBeGreaterThan(1);
  expect(live?.getAttribute('aria-checked')).toBe('true');
  const scrolled = document.querySelector('main') ?? document.body;
  Object.defineProperty(scrolled, 'scrollTop', { value: 300, configurable: true });
  scrolled.dispatchEvent(new Event('scroll'));
  await drawn();
  const before = count;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(count).toBe(before);
  Object.defineProperty(scrolled, 'scrollTop', { value: 0, configurable: true });
  scrolled.dispatchEvent(new Event('scroll'));
  await drawn();
  await vi.advanceTimersByTimeAsync(4_500);
  expect(count).toBeGreaterThan(before);
  live?.click();
  await drawn();
  const after = count;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(count).toBe(after);
});
