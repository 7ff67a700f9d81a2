import { messages as offboarding } from '../../apps/web/src/features/offboarding/messages/en.ts';
import { messages as plans } from '../../apps/web/src/features/plans/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { button, main, seen } from '../crawl-steps.ts';

/** Somebody whose offboarding is planned, and somebody who has left and is going to be removed. */
async function offboardSome(call: Call, domain: string) {
  const add = async (username: string) => {
    const fields = { username, domain, password: 'Correct-horse-7', quota: 100, name: 'x'.repeat(60) };
    return (await call('addUser', fields)).id;
  };
  const [leaverId, formerId] = [await add('leaver'), await add('former')];
  await add('successor');
  const to = `successor@${domain}`;
  await call('addAppPassword', { id: leaverId, label: 'Phone' });
  await call('addAlias', { alias: 'of-a-leaver', domain, forward: [`leaver@${domain}`] });
  await call('setForwards', { id: formerId, destinations: [`leaver@${domain}`] });
  const order = { new_password: 1, app_passwords: 1, make_shared: 1, vacation: 'x '.repeat(200) } as const;
  const handOver = { hand_over: ['aliases' as const], hand_over_to: to };
  const { plan } = await call('planOffboarding', {
    ...order,
    ...handOver,
    ids: [leaverId],
    forward_to: to,
  });
  const { plan: left } = await call('planOffboarding', {
    ids: [formerId],
    new_password: 1,
    remove_at: '2199-12-31',
  });
  await call('applyPlan', { kind: 'offboarding', id: left.id });
  for (let state = ''; state !== 'done'; )
    state = (await call('getPlan', { kind: 'offboarding', id: left.id, limit: 1 })).plan.state;
  return { leaverId, formerId, leavingPlanId: plan.id, leftPlanId: left.id };
}

/** The form, plans before and after, and users who are going to be removed. */
export const crawl = crawled({
  make: async ({ call, ground }) => offboardSome(call, ground.domain),
  states: ({ leaverId, formerId, leavingPlanId, leftPlanId }) => {
    const form = `/users/offboarding?ids=${leaverId}`;
    return [
      main('/users/offboarding'),
      main(form),
      main(form, button(offboarding.submit)),
      main(`/users/offboarding?ids=${leaverId},${formerId},999999`),
      main(`/users/offboarding/${leavingPlanId}`),
      main(`/users/offboarding/${leavingPlanId}?outcome=refuse`),
      main(`/users/offboarding/${leftPlanId}`),
      main(`/users/offboarding/${leftPlanId}`, button(plans.undo.button)),
      main('/users/offboarding/nothing'),
      main(`/users/list/${formerId}`),
      seen('viewer', '/users/offboarding'),
      seen('empty', '/users/offboarding'),
    ];
  },
});
