import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, resultsOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

describe('the auto whitelist', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());

  /** As the mail engine notes it when users have written. */
  const write = (writer: string, ...addresses: string[]) =>
    house.database.pool.query('select engine.note_known_senders($1)', [
      JSON.stringify(addresses.map((address) => ({ writer, address, readable: address }))),
    ]);
  const rowsOf = async (token: string, fields: object = {}) =>
    dataOf(await house.call('getAutoWhitelist', fields, { token })).rows;

  it('has whom users have written to, the last first, with who did', async () => {
    const { token, domain, addUser, addDomain } = await makeTestUsers(house, 'writers');
    await addDomain('second-writers.example');
    const anna = await addUser('anna');
    await addUser('ben', { domain: 'second-writers.example' });
    await write(`anna@${domain}`, 'one@outside.example');
    await write('ben@second-writers.example', 'two@outside.example', `anna@${domain}`);
    const rows = await rowsOf(token);
    expect(rows.map(({ address, email }) => [address, email])).toEqual([
      ['two@outside.example', 'ben@second-writers.example'],
      ['one@outside.example', `anna@${domain}`],
    ]);
    const addresses = async (fields: object) => (await rowsOf(token, fields)).map(({ address }) => address);
    expect(await addresses({ domain })).toEqual(['one@outside.example']);
    expect(await addresses({ email: 'ben@second-writers.example' })).toEqual(['two@outside.example']);
    expect(await addresses({ search: 'one@' })).toEqual(['one@outside.example']);
    expect(await addresses({ sort: 'address', dir: 'asc' })).toEqual([
      'one@outside.example',
      'two@outside.example',
    ]);
    // What somebody wrote who is gone stays, without a name.
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect((await rowsOf(token, { domain }))[0]).toMatchObject({ address: 'one@outside.example', email: '' });
    expect(await addresses({ email: `anna@${domain}` })).toEqual([]);
  });

  it('keeps of each account those who were written to last', async () => {
    const [many, few] = [await makeTestUsers(house, 'many'), await makeTestUsers(house, 'few')];
    await many.addUser('anna');
    await few.addUser('ben');
    await write(`ben@${few.domain}`, 'first@outside.example', 'second@outside.example');
    for (const name of ['one', 'two', 'three', 'one'])
      await write(`anna@${many.domain}`, `${name}@outside.example`);
    await house.database.pool.query('select engine.forget_known_senders(2)');
    const left = async ({ token }: { token: string }) => (await rowsOf(token)).map(({ address }) => address);
    expect(await left(many)).toEqual(['one@outside.example', 'three@outside.example']);
    expect(await left(few)).toHaveLength(2);
  });

  it('loses all of a domain at once, and nothing of others', async () => {
    const { token, domain, addUser, addDomain } = await makeTestUsers(house, 'cleared');
    await addDomain('kept-cleared.example');
    await addUser('anna');
    await addUser('ben', { domain: 'kept-cleared.example' });
    await write(`anna@${domain}`, 'one@outside.example', 'two@outside.example');
    await write('ben@kept-cleared.example', 'one@outside.example');
    const removed = await house.call('removeAutoWhitelist', { all: 1, count: 2, domain }, { token });
    expect(resultsOf(removed).done).toHaveLength(2);
    expect((await rowsOf(token)).map(({ address, domain: of }) => [address, of])).toEqual([
      ['one@outside.example', 'kept-cleared.example'],
    ]);
    const history = dataOf(
      await house.call('getAccountHistory', { operation: 'removeAutoWhitelist' }, { token }),
    );
    expect(history.rows.map(({ target, before }) => ({ target, before }))).toContainEqual({
      target: 'one@outside.example',
      before: { address: 'one@outside.example', domain },
    });
  });

  it('notes nothing where it is turned off', async () => {
    const { token, domain, addUser } = await makeTestUsers(house, 'silent');
    await addUser('anna');
    dataOf(await house.call('updateFilterSettings', { domain, autowhitelist: 0 }, { token }));
    await write(`anna@${domain}`, 'one@outside.example');
    expect(await rowsOf(token)).toEqual([]);
  });

  it('is there for a sub-admin limited to some domains as far as these go', async () => {
    const users = await makeTestUsers(house, 'halved');
    await users.addDomain('other-halved.example');
    await users.addUser('anna');
    await users.addUser('ben', { domain: 'other-halved.example' });
    await write(`anna@${users.domain}`, 'one@outside.example');
    await write('ben@other-halved.example', 'two@outside.example');
    const [foreign] = await rowsOf(users.token, { search: 'two@' });
    const token = await users.addLimited('halved-limited', [users.domainId]);
    expect((await rowsOf(token)).map(({ address }) => address)).toEqual(['one@outside.example']);
    const id = foreign?.id ?? '';
    expect(resultsOf(await house.call('removeAutoWhitelist', { ids: [id] }, { token }))).toEqual({
      done: [],
      failed: [{ id, code: 'not_found' }],
    });
  });
});
