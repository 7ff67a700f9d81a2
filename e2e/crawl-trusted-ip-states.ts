import { messages as trusted } from '../apps/web/src/features/trusted-ips/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, filter, item, main, more, one, rowMenu, type State, seen, select } from './crawl-steps.ts';

const until = '2026-12-31T08:05:00.000Z';
const blocked = { blocked: 1, result: 'IP is blocked', until, known: null } as const;
const free = { blocked: 0, result: 'IP is not blocked', cause: null, until: null } as const;

/** Trusted login IPs, and what is said about an address: the panel of the crawl has no mail engine. */
export function trustedIpStates({ trustedIp, trustedIpId, user }: Sights): State[] {
  const screen = '/security/trustedips';
  const checked = `${screen}?check=192.0.2.7`;
  return [
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
  ];
}
