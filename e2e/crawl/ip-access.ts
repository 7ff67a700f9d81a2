import { messages as ipAccess } from '../../apps/web/src/features/ip-access/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, filter, item, main, more, one, rowMenu, seen, select } from '../crawl-steps.ts';

const screen = '/filtering/ipaccesslists';
const network = '192.0.2.0/24';

/** Entries that are shadowed or have exceptions, of the account and of a domain. */
export const crawl = crawled({
  make: async ({ call, ground: { domain } }) => {
    await call('addIpAccess', { ip: '192.0.2.7', type: 'allow', description: 'x '.repeat(100) });
    const { id: networkId } = await call('addIpAccess', { ip: network, type: 'block' });
    const { id: shadowedId } = await call('addIpAccess', { ip: '192.0.2.9', type: 'allow' });
    await call('addIpAccess', { ip: '2001:db8:1234:5678:9abc:def0:1234:5678', type: 'allow', domain });
    return { networkId, shadowedId };
  },
  states: ({ networkId, shadowedId }) => [
    main(screen),
    main(screen, more),
    main(screen, filter),
    main(screen, filter, item(ipAccess.facts.type)),
    main(screen, select(network), button([ipAccess.bulk.remove, one])),
    main(screen, rowMenu(network), item(ipAccess.row.remove)),
    main(`${screen}?open=new`),
    main(`${screen}?open=new`, button(ipAccess.add.title)),
    main(`${screen}?open=${networkId}`),
    main(`${screen}?open=${shadowedId}`),
    seen('empty', screen),
    seen('viewer', screen),
    seen('viewer', `${screen}?open=${networkId}`),
  ],
});
