import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { createLeftoverKeeper } from './leftover-keeper.ts';

let house: TestPanel;
let made: TestUsers;
let count = 0;
let root: string;
beforeAll(async () => {
  house = await startTestPanel();
  root = await mkdtemp(join(tmpdir(), 'ph-engine-'));
});
afterAll(async () => {
  await house.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  count += 1;
  made = await makeTestUsers(house, `left${count}`);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await house.database.pool.query(text, values)).rows;
const call = async (...[name, input]: Parameters<TestPanel['call']>) =>
  dataOf(await house.call(name, input, { token: made.token }));
const due = async () =>
  (
    await sql('select kind, name from engine.leftover_work where account_id = $1 order by name', [
      made.accountId,
    ])
  ).map(({ kind, name }) => `${kind} ${name}`);
const at = (name: string) => `${name}@${made.domain}`;
const purge = async (kind: 'users' | 'domains', id: string) => {
  await call(kind === 'users' ? 'removeUsers' : 'removeDomains', { ids: [id] });
  await call('purgeItems', { kind, ids: [id] });
};

describe('what is deleted for good', () => {
  it('is noted with everything that goes: a user, a domain with all of it, and nothing that is in the recycle bin', async () => {
    const [anna, ben] = [await made.addUser('anna'), await made.addUser('ben')];
    await made.addUser('carla');
    await call('addPublicFolder', { name: 'Plans', domain: made.domain, type: 'mail', quota: 10 });
    await call('removeUsers', { ids: [ben.id] });
    expect(await due()).toEqual([]);
    await purge('users', anna.id);
    expect(await due()).toEqual([`user ${at('anna')}`]);
    await purge('domains', made.domainId);
    expect(await due()).toEqual(
      ['public_folder Plans', ...['anna', 'ben', 'carla'].map((name) => `user ${at(name)}`)].sort(),
    );
  });

  it('is told by the history once it is done, if there was anything, and looked at once more', async () => {
    const [anna, ben] = [await made.addUser('anna'), await made.addUser('ben')];
    await sql('update user_measure set used_bytes = 1234 where user_id = $1', [anna.id]);
    for (const { id } of [anna, ben]) await purge('users', id);
    await sql('select engine.note_leftover_found($1, $2)', [made.accountId, anna.id]);
    const note = () =>
      sql('select engine.note_leftovers_deleted($1, $2)', [made.accountId, [anna.id, ben.id]]);
    await note();
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'engine: delete mail' }, { token: made.token }),
    );
    expect(rows).toMatchObject([{ target: at('anna'), after: { kind: 'users', bytes: 1234 } }]);
    expect(await due()).toEqual([]);
    await sql(`update mail_leftover set deleted_at = deleted_at - interval '11 minutes'`);
    expect(await due()).toHaveLength(2);
    await note();
    expect(await sql('select from mail_leftover where account_id = $1', [made.accountId])).toEqual([]);
  });

  it('is left alone where its row is back, as after a restored backup', async () => {
    const anna = await made.addUser('anna');
    await sql(
      `insert into mail_leftover (account_id, id, kind, name, domain_id) values ($1, $2, 'user', $3, $4)`,
      [made.accountId, anna.id, at('anna'), made.domainId],
    );
    expect(await due()).toEqual([]);
  });

  it('goes from the disk with a whole account, and nothing of the others does', async () => {
    const anna = await made.addUser('anna');
    const other = await makeTestUsers(house, `other${count}`);
    const homeOf = (account: number, user: string) => join(root, 'mailboxes', String(account), user);
    const ben = await other.addUser('ben');
    await mkdir(join(homeOf(made.accountId, anna.id), 'Maildir'), { recursive: true });
    await mkdir(join(homeOf(other.accountId, ben.id), 'Maildir'), { recursive: true });
    await sql('delete from account where id = $1', [made.accountId]);
    const keeper = createLeftoverKeeper(
      { root } as EngineSettings,
      house.database.pool,
      pino({ level: 'silent' }),
    );
    keeper.follow();
    const isDone = async () =>
      (
        await sql('select from account_leftover where number = $1 and deleted_at is not null', [
          made.accountId,
        ])
      ).length === 1;
    await expect.poll(isDone, { timeout: 30_000 }).toBe(true);
    expect(existsSync(join(root, 'mailboxes', String(made.accountId)))).toBe(false);
    expect(existsSync(homeOf(other.accountId, ben.id))).toBe(true);
  });
});
