import { messages as addresses } from '../../apps/web/src/features/addresses/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { button, item, main, more, seen } from '../crawl-steps.ts';

/** An address with every line and box of a route behind it: many members, a loop by a delivery rule, what is not used. */
async function addRoute(call: Call, domain: string, roomId: string): Promise<string> {
  const members = Array.from({ length: 40 }, (_, index) => `member.${index}@elsewhere.example`);
  await call('addList', { name: 'crowd', domain, type: 'distribution', members });
  const forward = ['anna', 'otto', 'room.1', 'crowd'].map((name) => `${name}@${domain}`);
  const { email } = await call('addAlias', { alias: 'route', domain, forward });
  const rule = { name: 'Back', active: 1, match: 'all', conditions: [], stop: 0 } as const;
  const actions = [{ type: 'forward', value: email }] as const;
  await call('setDeliveryRules', { id: roomId, rules: [{ ...rule, actions: [...actions] }] });
  return email;
}

/** Where mail to an address goes, asked on the lists of whatever has one. */
export const crawl = crawled({
  make: async ({ call, ground }) => ({ route: await addRoute(call, ground.domain, ground.roomId) }),
  states: ({ domain, userId, route }) => [
    main('/users/list', more, item(shared.explain.button)),
    main('/users/list?explain=half', button(addresses.form.submit)),
    main(`/users/list?explain=${route}`),
    main(`/users/list?explain=${route}`, button([addresses.graph.showAll, { num: 48 }])),
    main(`/users/list?explain=nobody@${domain}`),
    main(`/users/list/${userId}`, button(shared.explain.ofUser)),
    seen('viewer', `/users/list?explain=${route}`),
  ],
});
