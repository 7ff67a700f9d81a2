import { messages as security } from '../../apps/web/src/features/security/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, main, seen } from '../crawl-steps.ts';

export const crawl = crawled({
  make: async ({ call }) => {
    const ip = '203.0.113.0/24';
    await call('addAdminIp', { ip, description: 'x'.repeat(100) });
    return { ip };
  },
  states: ({ viewer, ip }) => [
    main('/security/aipaccesslists'),
    main('/security/aipaccesslists', button(security.access.restrict)),
    main('/security/aipaccesslists', button([security.list.removeOf, { ip }])),
    main('/security/aipaccesslists?open=new'),
    main(`/security/aipaccesslists?username=${viewer}`),
    main('/security/aipaccesslists?username=nobody.here'),
    seen('empty', '/security/aipaccesslists'),
  ],
});
