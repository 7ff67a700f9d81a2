import { messages as autoWhitelist } from '../apps/web/src/features/auto-whitelist/messages/en.ts';
import { messages as settings } from '../apps/web/src/features/filter-settings/messages/en.ts';
import { messages as filterTest } from '../apps/web/src/features/filter-test/messages/en.ts';
import { messages as ipAccess } from '../apps/web/src/features/ip-access/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import {
  button,
  fill,
  filter,
  item,
  main,
  more,
  one,
  rowMenu,
  type State,
  seen,
  select,
} from './crawl-steps.ts';

const known = { address: 'xn--mller-kva@elsewhere.example', unicode: 'müller@elsewhere.example' };
const at = '2026-01-31T08:05:00.000Z';

/** What becomes of mail: settings, networks, known senders, and the test of a message. */
export function filterStates({ domain, user, networkId, shadowedId }: Sights): State[] {
  // Only the mail engine knows whom users write to.
  const rows = [
    { id: '1', ...known, domain, email: user, first_at: at, last_at: at },
    { id: '2', ...known, address: 'x@elsewhere.example', unicode: 'x@elsewhere.example' },
  ].map((row) => ({ domain, email: '', first_at: at, last_at: at, ...row }));
  const answers = { getAutoWhitelist: { rows, next: null, prev: null, total: 2, total_capped: 0 as const } };
  const asked = `from=anna@partner.example,ip=192.0.2.9,to=${user},score=7.5`;
  return [
    main('/filtering/settings'),
    main('/filtering/settings', fill(settings.facts.keep_spam_days, '400'), button(settings.save)),
    main(`/filtering/settings?open=${domain}`),
    main('/filtering/settings?open=nothing.example'),
    main('/filtering/settings', button(shared.filterTest)),
    main('/filtering/ipaccesslists'),
    main('/filtering/ipaccesslists', filter, item(ipAccess.facts.type)),
    main('/filtering/ipaccesslists', select('192.0.2.0/24')),
    main('/filtering/ipaccesslists', select('192.0.2.0/24'), button([ipAccess.bulk.remove, one])),
    main('/filtering/ipaccesslists', rowMenu('192.0.2.0/24')),
    main('/filtering/ipaccesslists?open=new'),
    main('/filtering/ipaccesslists?open=new', button(ipAccess.add.title)),
    main(`/filtering/ipaccesslists?open=${networkId}`),
    main(`/filtering/ipaccesslists?open=${shadowedId}`),
    main('/filtering/ipaccesslists', more, item(shared.filterTest)),
    main(`/filtering/ipaccesslists?test=${asked}`),
    main('/filtering/ipaccesslists?test=1', button(filterTest.submit)),
    main(`/filtering/ipaccesslists?test=to=nobody@${domain}`),
    { ...main('/filtering/autowhitelist'), answers },
    { ...main('/filtering/autowhitelist', select('x@elsewhere.example')), answers },
    {
      ...main('/filtering/autowhitelist', rowMenu('x@elsewhere.example'), item(autoWhitelist.row.remove)),
      answers,
    },
    seen('empty', '/filtering/settings'),
    seen('empty', '/filtering/ipaccesslists'),
    seen('empty', '/filtering/autowhitelist'),
    seen('viewer', `/filtering/settings?open=${domain}`),
    seen('viewer', '/filtering/ipaccesslists'),
    seen('viewer', `/filtering/ipaccesslists?open=${networkId}`),
    seen('viewer', '/filtering/autowhitelist'),
  ];
}
