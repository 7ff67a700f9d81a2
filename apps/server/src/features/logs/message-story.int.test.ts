import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldLogs, type MailEvent } from '../../engine/logs/fold-logs.ts';
import { readKnown, readLogDomains, readPositions, writeLogs } from '../../engine/logs/log-store.ts';
import { domainsIn, namesIn } from '../../engine/logs/names-in-events.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

const at = new Date().toISOString();
const queueId = '4jTzzm6JjZzdCZK';

describe('the story of a message', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  let beta: TestUsers;
  let anna: { readonly id: string; readonly email: string };
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    beta = await makeTestUsers(house, 'beta');
    anna = await alpha.addUser('anna');
    const outcome = (recipient: string, more: object): MailEvent => ({
      ...{
        kind: 'outcome',
        at,
        queueId,
        service: 'lmtp',
        recipient,
        original: recipient,
        relay: 'mail',
        dsn: '',
      },
      ...{ status: 'sent', answer: `250 2.0.0 <${recipient}> Sess1 Saved`, ...more },
    });
    await writeEvents([
      {
        ...{ kind: 'read', at, queueId, service: 'mail', sender: 'bob@else.example', sentOnBy: '' },
        ...{ recipients: [anna.email, `x@${beta.domain}`], from: 'boss@else.example', subject: '<b>Hi</b>' },
      },
      {
        ...{
          kind: 'judged',
          at,
          queueId,
          score: 4,
          symbols: [
            { name: 'SMALL', score: -1 },
            { name: 'BIG', score: 5 },
          ],
        },
        ...{ spf: 'softfail', dmarc: 'none', signedBy: ['else.example'], isForged: false },
        receivers: [
          {
            recipient: anna.email,
            accountId: String(alpha.accountId),
            score: 4.5,
            verdict: 'junk',
            rule: 'score',
          },
        ],
      },
      { kind: 'stored', at, session: 'Sess1', user: anna.email, messageId: '', to: 'Junk' },
      {
        ...{ kind: 'accepted', at, queueId, service: 'smtpd', login: '' },
        ...{ clientName: 'mx.else.example', clientIp: '192.0.2.9' },
      },
      { kind: 'message_id', at, queueId, messageId: '<1@else.example>' },
      outcome(anna.email, {}),
      outcome(`x@${beta.domain}`, { status: 'bounced', answer: '550 5.1.1 no' }),
    ]);
  });
  afterAll(() => house.stop());

  async function writeEvents(events: readonly MailEvent[]): Promise<void> {
    const { pool } = house.database;
    const known = await readKnown(pool, namesIn(events));
    const domains = await readLogDomains(pool, domainsIn(events, known));
    const from = (await readPositions(pool)).get('postfix');
    const moved = { source: 'postfix', file: '1:1', position: (from?.position ?? 0) + 1, from };
    await writeLogs(
      pool,
      [moved],
      foldLogs(events, known, (name) => domains.get(name)),
    );
  }
  const storyOf = async (token: string) => {
    const { rows } = dataOf(await house.call('getIncomingLogs', { start: '2020-01-01' }, { token }));
    return String(rows[0]?.story);
  };

  it('tells who came, what was found out, and what became of it', async () => {
    const { token } = alpha;
    const story = dataOf(await house.call('getMessageStory', { id: await storyOf(token) }, { token }));
    expect(story).toMatchObject({
      ...{ kind: 'incoming', sender: 'bob@else.example', from: 'boss@else.example', subject: '<b>Hi</b>' },
      ...{ message_id: '<1@else.example>', status: 'delivered', truncated: 0 },
      client: { name: 'mx.else.example', ip: '192.0.2.9', login: '' },
      filter: {
        ...{ score: 4, spf: 'softfail', dmarc: 'none', signed_by: ['else.example'], is_forged: 0 },
        symbols: [
          { name: 'BIG', score: 5 },
          { name: 'SMALL', score: -1 },
        ],
      },
    });
    expect(story.recipients).toEqual([
      {
        ...{ to: anna.email, reached: anna.email, user_id: anna.id, status: 'delivered' },
        events: [
          expect.objectContaining({ kind: 'judged', verdict: 'junk', rule: 'score', score: 4.5 }),
          expect.objectContaining({ kind: 'stored', to: 'Junk' }),
          expect.objectContaining({ kind: 'outcome', status: 'delivered', relay: 'mail' }),
        ],
      },
    ]);
  });

  it('is nobody else’s: not of other accounts, nor of sub-admins for other domains', async () => {
    const id = await storyOf(alpha.token);
    const theirs = dataOf(await house.call('getMessageStory', { id }, { token: beta.token }));
    expect(theirs.recipients.map(({ to }) => to)).toEqual([`x@${beta.domain}`]);
    const gamma = await makeTestUsers(house, 'gamma');
    expect(outcomeOf(await house.call('getMessageStory', { id }, { token: gamma.token }))).toBe('not_found');
    const draft = { username: 'elsewhere', email: 'elsewhere@admins.example', password: testPassword };
    const limit = { permissions: { logs: 1 }, domains_limited: 1 } as const;
    const domains = [await alpha.addDomain('other.example')];
    dataOf(await house.call('addSubAdmin', { ...draft, ...limit, domains }, { token: alpha.token }));
    const token = await house.login(draft.username);
    expect(outcomeOf(await house.call('getMessageStory', { id }, { token }))).toBe('not_found');
  });

  it('is not found by a name that is none', async () => {
    for (const id of [
      'x',
      'aW5jb21pbmc',
      Buffer.from('incoming 1 a\0b').toString('base64url'),
      '?'.repeat(900),
    ])
      expect(outcomeOf(await house.call('getMessageStory', { id }, { token: alpha.token }))).toBe(
        'not_found',
      );
  });
});
