import { messages as domains } from '../../apps/web/src/features/domains/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled, settleHealth } from '../crawl-feature.ts';
import { button, item, main, more, rowMenu, seen, select, services, since } from '../crawl-steps.ts';

export const crawl = crawled({
  make: async ({ call, ground: { domain, domainId } }) => {
    await call('addDomains', { domains: [`müller.${domain}`] });
    await call('enableDkim', { id: domainId });
    await call('createDnsHandover', { id: domainId, days: 14 });
    await settleHealth(call, domain);
    const [other] = (await call('getDomains', { search: 'müller' })).rows;
    return { otherDomainId: String(other?.id) };
  },
  states: ({ domain, domainId, otherDomainId }) => {
    const page = `/domains/domainlist/${domainId}`;
    return [
      main('/domains/domainlist'),
      main('/domains/domainlist', more, item(shared.list.export)),
      main('/domains/domainlist', select(domain)),
      main('/domains/domainlist', rowMenu(domain)),
      main('/domains/domainlist?open=new'),
      main('/domains/domainlist?open=new', button(domains.add.title)),
      main(page),
      main(page, button(domains.row.disable)),
      main(page, button(domains.row.remove)),
      main(`${page}/settings`),
      main(`${page}/health`),
      { ...main(`${page}/health`), answers: { getMailEngine: { state: 'stopped', since, services } } },
      main(`${page}/dkim`),
      main(`${page}/dkim`, button(domains.dkim.rotate)),
      main(`${page}/dkim`, button(domains.dkim.disable)),
      main(`${page}/handover`),
      main(`${page}/handover`, button(domains.handover.replace)),
      main(`${page}/handover`, button(domains.handover.revoke)),
      main(`/domains/domainlist/${otherDomainId}`),
      main(`/domains/domainlist/${otherDomainId}/handover`),
      main(`${page}/history`),
      main(`${page}/history`, more, item(shared.list.export)),
      main('/domains/domainlist/nothing'),
      seen('empty', '/domains/domainlist'),
      seen('viewer', `${page}/history`),
      seen('viewer', `${page}/settings`),
      seen('viewer', `${page}/dkim`),
    ];
  },
});
