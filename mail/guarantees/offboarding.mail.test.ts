import { describe, expect, it } from 'vitest';
import { openImap, send, triesImap } from './clients.ts';
import { arrived, newDomain, newUser, read, set, until, world } from './house.ts';

const domain = await newDomain();

/** The plan of those who leave, once it is applied. */
async function apply(id: string): Promise<void> {
  await set('applyPlan', { kind: 'offboarding', id });
  const isDone = async () => (await set('getPlan', { kind: 'offboarding', id })).plan.state === 'done';
  await until(isDone, 'the plan to be applied');
}

describe('a user who leaves', () => {
  it('is refused with the old password, and a colleague gets the mail, also of lists and aliases, while whoever writes is answered; the undo brings all of it back', async () => {
    const [anna, ben] = [await newUser(domain), await newUser(domain)];
    const friend = `friend-${anna.id}@world.example`;
    const repliesToFriend = () => world.filter(({ to }) => to.includes(friend));
    const writes = async (to: string, subject: string) =>
      expect(await send({ from: friend, to, subject })).toBe('sent');
    const { password: pass } = await set('addAppPassword', {
      ...{ id: anna.id, label: 'Phone', services: ['imap' as const] },
    });
    const byPhone = { ...anna, pass };
    const { email: alias } = await set('addAlias', { alias: 'desk', domain, forward: [anna.user] });
    const { id: list, email: team } = await set('addList', { name: 'team', domain, type: 'distribution' });
    await set('addListMembers', { list, members: [anna.user] });
    const { id: smartList, email: news } = await set('addSmartList', { name: 'news', domain });
    await set('setSmartListMembers', { list: smartList, members: [{ address: anna.user }] });
    expect([await triesImap(anna), await triesImap(byPhone)]).toEqual(['in', 'in']);
    const session = await openImap(anna);

    const { plan } = await set('planOffboarding', {
      ids: [anna.id],
      new_password: 1,
      app_passwords: 1,
      forward_to: ben.user,
      keep_copy: 1,
      vacation: 'Anna has left.',
      vacation_subject: 'Goodbye',
      hand_over: ['aliases', 'lists', 'smart_lists'],
      hand_over_to: ben.user,
    });
    expect(plan.outcomes).toMatchObject({ update: 6, remove: 1, refuse: 0 });
    await apply(plan.id);
    await until(() => !session.usable, 'the open session to end');
    expect([await triesImap(anna), await triesImap(byPhone)]).toEqual(['refused', 'refused']);
    await writes(anna.user, 'after she left');
    await arrived(ben, 'after she left');
    await until(() => repliesToFriend().length > 0, 'the reply');
    expect(repliesToFriend()[0]?.text).toMatch(/^Subject: Goodbye\r$/m);
    expect(repliesToFriend()[0]?.text).toContain('Anna has left.');
    for (const [to, subject] of [
      [alias, 'to the alias'],
      [team, 'to the list'],
      [news, 'to the smart list'],
    ] as const) {
      await writes(to, subject);
      await arrived(ben, subject);
    }

    const { plan: undo } = await set('undoPlan', { kind: 'offboarding', id: plan.id });
    expect(undo.outcomes).toMatchObject({ update: 6, refuse: 1 });
    await apply(undo.id);
    expect([await triesImap(anna), await triesImap(byPhone)]).toEqual(['in', 'refused']);
    const stranger = `stranger-${anna.id}@world.example`;
    expect(await send({ from: stranger, to: anna.user, subject: 'she is back' })).toBe('sent');
    await arrived(anna, 'she is back');
    for (const [to, subject] of [
      [alias, 'back to the alias'],
      [team, 'back to the list'],
      [news, 'back to the smart list'],
    ] as const) {
      await writes(to, subject);
      await arrived(anna, subject);
    }
    expect(await read(ben, 'she is back')).toEqual([]);
    expect(await read(ben, 'back to the list')).toEqual([]);
    expect(world.filter(({ to }) => to.includes(stranger))).toEqual([]);
  });
});
