import { messages as aliasDomains } from '../../apps/web/src/features/alias-domains/messages/en.ts';
import { crawled, settleHealth } from '../crawl-feature.ts';
import { item, main, rowMenu, seen } from '../crawl-steps.ts';

export const crawl = crawled({
  make: async ({ call, ground: { domain } }) => {
    const aliasDomain = `alias.${domain}`;
    await call('addAliasDomain', { domain, aliasdomain: aliasDomain });
    await settleHealth(call, aliasDomain);
    const [alias] = (await call('getAliasDomains', {})).rows;
    return { aliasDomain, aliasDomainId: String(alias?.id) };
  },
  states: ({ aliasDomain, aliasDomainId }) => [
    main('/domains/aliasdomains'),
    main('/domains/aliasdomains', rowMenu(aliasDomain), item(aliasDomains.row.remove)),
    main('/domains/aliasdomains?open=new'),
    main(`/domains/aliasdomains?open=${aliasDomainId}`),
    seen('empty', '/domains/aliasdomains'),
    seen('empty', '/domains/aliasdomains?open=new'),
  ],
});
