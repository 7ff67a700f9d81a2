import { messages as plans } from '../../apps/web/src/features/plans/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { button, filter, main, seen } from '../crawl-steps.ts';
import { expect } from '../panel-test.ts';

/** One with a row of each outcome, and one that is done. */
async function planImports(call: Call, domain: string) {
  const plan = async (...rows: string[]) => {
    const csv = ['email,name,quota_gb', ...rows].join('\n');
    return (await call('planImport', { kind: 'users', csv })).plan.id;
  };
  const donePlanId = await plan(`imported@${domain},Ida Petrova,0.5`, `y@${domain},Y,much`);
  await call('applyPlan', { kind: 'users', id: donePlanId });
  const stateOf = async (id: string) => (await call('getPlan', { kind: 'users', id })).plan.state;
  await expect.poll(() => stateOf(donePlanId), { timeout: 60_000 }).toBe('done');
  const rows = [`new@${domain},Nils Holm,1`, `otto@${domain},Otto,2`, `anna@${domain},,2.5`];
  return { planId: await plan(...rows, `x@${domain},X,much`), donePlanId };
}

/** Plans of users; those of other things are looked at with them. */
export const crawl = crawled({
  make: async ({ call, ground }) => planImports(call, ground.domain),
  states: ({ planId, donePlanId }) => [
    main('/users/import'),
    main('/users/import', button(plans.form.submit)),
    main(`/users/import/${planId}`),
    main(`/users/import/${planId}?outcome=refuse`),
    main(`/users/import/${planId}`, filter),
    main(`/users/import/${donePlanId}`),
    main(`/users/import/${donePlanId}`, button(plans.undo.button)),
    main('/users/import/nothing'),
    seen('viewer', '/users/import/nothing'),
  ],
});
