import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

describe('the history of a user', () => {
  let house: TestPanel;
  let made: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
  });
  afterAll(() => house.stop());

  const at = (name: string) => `${name}@${made.domain}`;
  const later = () => house.clock.advance({ seconds: 1 });
  const story = async (user: string, token = made.token) =>
    dataOf(await house.call('getAccountHistory', { user }, { token })).rows.map(({ action }) => action);
  const update = async (id: string, fields: { name?: string; active?: 1 }) => {
    later();
    dataOf(await house.call('updateUser', { id, ...fields }, { token: made.token }));
  };
  const rename = async (id: string, username: string, domain = made.domain) => {
    later();
    dataOf(await house.call('renameUser', { id, username, domain }, { token: made.token }));
  };
  const removeForGood = async (id: string) => {
    later();
    dataOf(await house.call('removeUsers', { ids: [id] }, { token: made.token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [id] }, { token: made.token }));
  };

  it('is what happened to it, and to nobody whose address begins or ends like it', async () => {
    const anna = await made.addUser('anna');
    await made.addUser('annabel');
    await made.addUser('joanna');
    await update(anna.id, { name: 'Anna' });
    expect(await story(at('anna'))).toEqual(['updateUser', 'addUser']);
    expect(await story(`Anna@${made.domain.toUpperCase()}`)).toEqual(['updateUser', 'addUser']);
    expect(await story('nobody')).toEqual([]);
  });

  it('goes on under former addresses, and leaves out who had one of them before or after', async () => {
    const former = await made.addUser('kim');
    await removeForGood(former.id);
    later();
    const kim = await made.addUser('kim');
    await update(kim.id, { name: 'Kim' });
    await rename(kim.id, 'kim.lee');
    await rename(kim.id, 'kim.berg');
    await update(kim.id, { name: 'Kim Berg' });
    later();
    const next = await made.addUser('kim');
    await update(next.id, { name: 'Another Kim' });
    expect(await story(at('kim.berg'))).toEqual([
      'updateUser',
      'renameUser',
      'renameUser',
      'updateUser',
      'addUser',
    ]);
    expect(await story(at('kim'))).toEqual(['updateUser', 'addUser']);
  });

  it('knows no end when names go round in a circle', async () => {
    const { id } = await made.addUser('ping');
    for (const name of ['pong', 'ping', 'pong']) await rename(id, name);
    expect(await story(at('pong'))).toEqual(['renameUser', 'renameUser', 'renameUser', 'addUser']);
  });

  it('is there for whoever had the address when there is no such user any more', async () => {
    const { id } = await made.addUser('gone');
    await removeForGood(id);
    expect(await story(at('gone'))).toEqual(['purgeItems', 'removeUsers', 'addUser']);
  });

  it('turned round is everything else', async () => {
    await made.addUser('round');
    const input = { user: at('round'), operation: 'addUser', not: { user: true } } as const;
    const { rows } = dataOf(await house.call('getAccountHistory', input, { token: made.token }));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ target }) => target)).not.toContain(at('round'));
  });

  it('ends for a limited admin where the user was in a domain they must not meet', async () => {
    await made.addDomain('elsewhere.example');
    const limited = await made.addLimited('limited', [String(made.domainId)]);
    const { id } = await made.addUser('mover', { domain: 'elsewhere.example' });
    await update(id, { name: 'Mover' });
    await rename(id, 'mover');
    await update(id, { name: 'Mover here' });
    expect(await story(at('mover'), limited)).toEqual(['updateUser', 'renameUser']);
    expect(await story('mover@elsewhere.example', limited)).toEqual([]);
    const { rows } = dataOf(await house.call('getAccountHistory', { user: at('mover') }, { token: limited }));
    expect(JSON.stringify(rows)).not.toContain('elsewhere.example');
    expect(await story(at('mover'))).toEqual(
      expect.arrayContaining(['addUser', 'updateUser', 'renameUser', 'updateUser']),
    );
  });

  it('never shows another account’s', async () => {
    const other = await makeTestUsers(house, 'beta');
    expect(await story(at('anna'), other.token)).toEqual([]);
  });

  it('is exported by the same filter', async () => {
    const exported = await house.call(
      'exportAccountHistory',
      { format: 'csv', user: at('anna') },
      { token: made.token },
    );
    expect(dataOf(exported).url).toContain('/download/');
  });
});
