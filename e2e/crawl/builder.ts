import { messages as builder } from '../../apps/web/src/features/builder/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { button, main, seen } from '../crawl-steps.ts';

/** One with rows of every type, of which some are refused. */
async function planCustomer(call: Call, domain: string): Promise<string> {
  const csv = [
    'type,email,name,quota_gb,forward,members',
    'domain,built.example,,,,',
    `user,built@${domain},Built,1,,`,
    'user,later@built.example,Later,1,,',
    `alias,built-alias@${domain},,,built@${domain},`,
    `alias,nowhere@${domain},,,nobody@${domain},`,
    `list,built-list@${domain},,,,built@${domain} someone@else.example`,
    `group,crew@${domain},,,,`,
  ].join('\n');
  return (await call('planImport', { kind: 'builder', csv })).plan.id;
}

export const crawl = crawled({
  make: async ({ call, ground }) => ({ builtPlanId: await planCustomer(call, ground.domain) }),
  states: ({ builtPlanId }) => [
    main('/builder'),
    main('/builder', button(builder.submit)),
    main('/builder/nothing'),
    main(`/builder/${builtPlanId}`),
    main(`/builder/${builtPlanId}?type=list`),
    seen('empty', '/builder'),
    seen('viewer', '/builder'),
  ],
});
