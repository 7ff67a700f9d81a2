import { messages as audit } from '../../apps/web/src/features/audit/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, item, main, rowMenu, seen } from '../crawl-steps.ts';

export const crawl = crawled({
  make: async ({ call, ground: { domain } }) => {
    const journal = { username: 'journal', domain, password: 'Correct-horse-7', quota: 100 };
    const { email: audit_email } = await call('addUser', { ...journal, account_type: 'audit' });
    await call('setAuditDomain', { domain, audit_email });
    return {};
  },
  states: ({ domain, domainId }) => [
    main('/audit'),
    main('/audit', rowMenu(domain)),
    main('/audit', rowMenu(domain), item(audit.row.off)),
    main('/audit', rowMenu(domain), item(audit.row.remove)),
    main('/audit?open=new'),
    main('/audit?open=new', button(audit.form.submit)),
    main(`/audit?open=${domainId}`),
    seen('empty', '/audit'),
    seen('empty', '/audit?open=new'),
    seen('viewer', '/audit'),
    seen('viewer', `/audit?open=${domainId}`),
  ],
});
