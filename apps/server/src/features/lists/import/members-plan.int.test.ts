import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestAddresses, type TestAddresses } from '../../../testing/test-addresses.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { testPlans } from '../../../testing/test-plans.ts';

describe('an import of list members', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let plans: ReturnType<typeof testPlans>;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
    plans = testPlans(house, 'list_members');
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `memberplan${count}`);
  });

  const at = (name: string) => made.at(name);
  const membersOf = async (list: string) => {
    const { rows } = dataOf(await house.call('getListMembers', { list }, { token: made.token }));
    return rows.map(({ address }) => address);
  };
  const countOf = async (id: string) =>
    dataOf(await house.call('getList', { id }, { token: made.token })).members;
  const removeOne = async (list: string, email: string) => {
    const { rows } = dataOf(
      await house.call('getListMembers', { list, search: email }, { token: made.token }),
    );
    dataOf(
      await house.call('removeListMembers', { list, ids: rows.map(({ id }) => id) }, { token: made.token }),
    );
  };

  it('adds who is no member yet, skips who is, refuses the rest with the reason, and is undone', async () => {
    await made.addUser('anna');
    const team = await made.addList('team', [at('anna')]);
    await made.addList('spam', [], { type: 'spam' });
    await made.addAlias('back', [at('team')]);
    const other = await made.addList('other');
    const csv = [
      'list,member',
      `${at('team')},${at('anna')}`,
      `${at('team')},Jo@Other.example`,
      `${at('other')},${at('anna')}`,
      `${at('team')},jo@other.example`,
      `${at('team')},${at('nobody')}`,
      `${at('team')},${at('back')}`,
      `${at('team')},${at('team')}`,
      `${at('nolist')},${at('anna')}`,
      `${at('spam')},${at('anna')}`,
      `${at('team')},not-an-address`,
    ].join('\n');
    const planned = await plans.plan(csv, made.token);
    expect(planned.rows.map(({ outcome }) => outcome)).toEqual([
      ...['skip', 'create', 'create'],
      ...Array.from({ length: 7 }, () => 'refuse'),
    ]);
    expect(plans.reasons(planned).slice(3)).toMatchObject([
      { member: { code: 'duplicate' } },
      { member: { code: 'address_unknown', params: { name: at('nobody') } } },
      { member: { code: 'loop' } },
      { member: { code: 'address_own' } },
      { list: { code: 'address_unknown' } },
      { list: { code: 'type_unsuitable' } },
      { member: { code: 'email_invalid' } },
    ]);
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ state: 'done', done: 2, failed: 0, undoable: 1 });
    expect(await membersOf(team.id)).toEqual([at('anna'), 'jo@other.example']);
    expect(await made.history('addListMembers')).toMatchObject([
      { target: at('other'), after: { members: [at('anna')] } },
      { target: at('team'), after: { members: ['jo@other.example'] } },
    ]);
    await removeOne(other.id, at('anna'));
    const undone = await plans.undo(planned.plan.id, made.token);
    expect(undone.plan).toMatchObject({ done: 1, failed: 0, outcomes: { remove: 1, refuse: 1 } });
    expect(await membersOf(team.id)).toEqual([at('anna')]);
  });

  it('adds thousands of members slice by slice, and takes them back', async () => {
    const team = await made.addList('team');
    const rows = Array.from({ length: 4_000 }, (_, n) => `${at('team')},member${n}@other.example`);
    const planned = await plans.plan(`list,member\n${rows.join('\n')}`, made.token);
    expect(planned.plan.outcomes).toMatchObject({ create: 4_000, refuse: 0 });
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ state: 'done', done: 4_000, failed: 0 });
    expect(await countOf(team.id)).toBe(4_000);
    const entries = await made.history('addListMembers');
    expect(entries[0]).toMatchObject({ target: at('team') });
    expect(entries[0]?.after?.['members']).toHaveLength(6);
    const again = await plans.plan(`list,member\n${rows.slice(0, 3).join('\n')}`, made.token);
    expect(again.plan.outcomes).toMatchObject({ skip: 3 });
    const undone = await plans.undo(planned.plan.id, made.token);
    expect(undone.plan).toMatchObject({ done: 4_000, failed: 0 });
    expect(await countOf(team.id)).toBe(0);
    const tooMany = `list,member\n${Array.from({ length: 20_001 }, () => rows[0]).join('\n')}`;
    const answer = await house.call(
      'planImport',
      { kind: 'list_members', csv: tooMany },
      { token: made.token },
    );
    expect(answer).toMatchObject({
      error: { code: 'file_invalid', params: { reason: 'rows', num: 20_000 } },
    });
  }, 120_000);

  it('does what is still right when it is applied, and leaves the rest alone', async () => {
    const team = await made.addList('team');
    const gone = await made.addList('gone');
    await made.addAlias('info', ['x@other.example']);
    const csv = [
      'list,member',
      `${at('team')},joined@other.example`,
      `${at('team')},${at('info')}`,
      `${at('team')},fine@other.example`,
      `${at('gone')},fine@other.example`,
    ].join('\n');
    const planned = await plans.plan(csv, made.token);
    const { token } = made;
    dataOf(
      await house.call('addListMembers', { list: team.id, members: ['joined@other.example'] }, { token }),
    );
    const { rows } = dataOf(await house.call('getAliases', {}, { token }));
    dataOf(await house.call('updateAlias', { id: String(rows[0]?.id), forward: [at('team')] }, { token }));
    dataOf(await house.call('removeLists', { ids: [gone.id] }, { token }));
    const applied = await plans.apply(planned.plan.id, token);
    expect(plans.reasons(applied)).toMatchObject(['stale', { member: { code: 'loop' } }, null, 'stale']);
    expect(await membersOf(team.id)).toEqual(['fine@other.example', 'joined@other.example']);
    await plans.undo(planned.plan.id, token);
    expect(await membersOf(team.id)).toEqual(['joined@other.example']);
  });

  it('refuses members of ours where more addresses lead to a list than can be looked through', async () => {
    for (const name of ['anna', 'ben']) await made.addUser(name);
    const team = await made.addList('team', [at('ben')]);
    await made.addTooManyAliasesOf(team.id);
    const tooFar = { code: 'forwards_too_far', params: { num: 10_000 } };
    const names = [at('anna'), at('ben'), 'jo@other.example'];
    const csv = `list,member\n${names.map((name) => `${at('team')},${name}`).join('\n')}`;
    const planned = await plans.plan(csv, made.token);
    expect(plans.outcomes(planned)).toEqual(['anna refuse', 'ben skip', 'jo create']);
    expect(plans.reasons(planned)).toEqual([{ member: tooFar }, null, null]);
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ done: 1, failed: 0 });
    const lists = `type,email,members\nlist,${at('team')},${at('anna')} ${at('ben')}`;
    const built = await testPlans(house, 'builder').plan(lists, made.token);
    expect(plans.reasons(built)).toEqual([{ members: tooFar }]);
  });

  it('of somebody limited to a domain finds no list of another', async () => {
    const other = `hidden${count}.example`;
    await made.addDomain(other);
    await made.addList('far', [], { domain: other });
    const limited = await made.addLimited(`limitedplan${count}`, [made.domainId]);
    const csv = `list,member\nfar@${other},x@other.example`;
    const planned = await plans.plan(csv, limited);
    expect(plans.reasons(planned)).toMatchObject([{ list: { code: 'address_unknown' } }]);
    const own = { kind: 'list_members', id: planned.plan.id } as const;
    expect(outcomeOf(await house.call('getPlan', own, { token: made.token }))).toBe('not_found');
  });
});
