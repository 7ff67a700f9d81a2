import { messages as trusted } from '../../apps/web/src/features/trusted-ips/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, filter, item, main, more, one, rowMenu, seen, select } from '../crawl-steps.ts';

const until = '2026-12-31T08:05:00.000Z';
const blocked = { blocked: 1, result: 'IP is blocked', until, known: null } as const;
const free = { blocked: 0, result: 'IP is not blocked', cause: null, until: null } as const;
const screen = '/security/trustedips';
const checked = `${screen}?check=192.0.2.7`;

/** What is said about an address is of the mail engine, which the panel of the crawl does not have. */
export const crawl = crawled({
  make: async ({ call, ground: { domain } }) => {
    const trustedIp = '2001:db8:1234:5678:9abc:def0:1234:5678';
    const entry = { domain, username: 'anna', ip: trustedIp, description: 'x'.repeat(100) };
    const { id: trustedIpId } = await call('addTrustedIp', entry);
    await call('addTrustedIp', { domain, ip: '198.51.100.0/24', description: 'Office' });
    return { trustedIp, trustedIpId };
  },
  states: ({ trustedIp, trustedIpId, user }) => [
    main(screen),
    main(screen, more),
    main(screen, filter),
    main(`${screen}?email=${user}`),
    main(`${screen}?open=new`),
    main(`${screen}?open=new`, button(trusted.add.title)),
    main(`${screen}?open=${trustedIpId}`),
    main(screen, rowMenu(trustedIp), item(trusted.row.remove)),
    main(screen, select(trustedIp), button([trusted.bulk.remove, one])),
    main(screen, more, item(trusted.check.title)),
    main(screen, more, item(shared.list.export)),
    ...(['address', 'user', 'pace'] as const).map((cause) => ({
      ...main(checked),
      answers: { checkIp: { ...blocked, cause } },
    })),
    ...([null, 'trusted', 'recent'] as const).map((known) => ({
      ...main(checked),
      answers: { checkIp: { ...free, known } },
    })),
    seen('empty', screen),
    seen('viewer', `${screen}?open=${trustedIpId}`),
  ],
});
