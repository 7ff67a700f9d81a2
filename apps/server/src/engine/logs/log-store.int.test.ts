import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { foldLogs, type MailEvent } from './fold-logs.ts';
import { type PositionChange, readKnown, readLogDomains, readPositions, writeLogs } from './log-store.ts';
import { domainsIn, namesIn } from './names-in-events.ts';

describe('what was read from the logs', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
  });
  afterAll(() => house.stop());

  const at = '2026-11-18T12:00:00Z';
  const outcome = (
    queueId: string,
    recipient: string,
    status: 'sent' | 'deferred' | 'bounced',
  ): MailEvent => ({
    ...{ kind: 'outcome', at, queueId, service: 'lmtp', recipient, original: recipient, relay: '', dsn: '' },
    ...{ status, answer: `it was ${status}` },
  });
  const write = async (events: readonly MailEvent[], moved: readonly PositionChange[]) => {
    const { pool } = house.database;
    const known = await readKnown(pool, namesIn(events));
    const domains = await readLogDomains(pool, domainsIn(events, known));
    return writeLogs(
      pool,
      moved,
      foldLogs(events, known, (name) => domains.get(name)),
    );
  };
  const moveTo = async (position: number): Promise<PositionChange> => {
    const from = (await readPositions(house.database.pool)).get('postfix');
    return { source: 'postfix', file: '7:9', position, from };
  };
  const rows = async (story: string) =>
    (
      await house.database.pool.query<Record<string, unknown>>(
        `select recipient, recipient_status, message_status, answer, jsonb_array_length(events) as events
           from incoming_mail where account_id = $1 and story = $2 order by recipient`,
        [alpha.accountId, story],
      )
    ).rows;

  it('is written once: whoever begins at a place that was passed writes nothing', async () => {
    const events = [outcome('4jTzzm6JjZzdCZK', `ann@${alpha.domain}`, 'sent')];
    const first = await moveTo(100);
    expect(await write(events, [first])).toBe(true);
    expect(await write(events, [first])).toBe(false);
    expect(await rows('4jTzzm6JjZzdCZK')).toHaveLength(1);
    expect((await readPositions(house.database.pool)).get('postfix')).toEqual({ file: '7:9', position: 100 });
  });

  it('changes when more is read, and the message has the worst of its recipients', async () => {
    const story = '4jTzzm6JjZzdCZL';
    const [ann, bob] = [`ann@${alpha.domain}`, `bob@${alpha.domain}`];
    await write([outcome(story, ann, 'sent'), outcome(story, bob, 'deferred')], [await moveTo(200)]);
    expect(await rows(story)).toMatchObject([
      { recipient: ann, recipient_status: 'delivered', message_status: 'temporary' },
      { recipient: bob, recipient_status: 'temporary', message_status: 'temporary' },
    ]);
    await write([outcome(story, bob, 'deferred'), outcome(story, bob, 'sent')], [await moveTo(300)]);
    expect(await rows(story)).toMatchObject([
      { recipient: ann, recipient_status: 'delivered', message_status: 'delivered', events: 1 },
      {
        recipient: bob,
        recipient_status: 'delivered',
        message_status: 'delivered',
        events: 3,
        answer: 'it was sent',
      },
    ]);
  });

  it('keeps a limit of what is told about one recipient', async () => {
    const story = '4jTzzm6JjZzdCZM';
    const ann = `ann@${alpha.domain}`;
    for (let turn = 0; turn < 60; turn += 1)
      await write([outcome(story, ann, 'deferred')], [await moveTo(400 + turn)]);
    expect(await rows(story)).toMatchObject([{ events: 51 }]);
  });
});
