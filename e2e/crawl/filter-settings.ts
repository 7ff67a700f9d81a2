import { messages as settings } from '../../apps/web/src/features/filter-settings/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, fill, main, seen } from '../crawl-steps.ts';

const screen = '/filtering/settings';

/** What the account sets, and a domain with something else. */
export const crawl = crawled({
  make: async ({ call, ground: { domain } }) => {
    await call('updateFilterSettings', {
      spam_to: 'delete',
      keep_spam_days: 14,
      report_hours: 24,
      login_countries: 3,
    });
    await call('updateFilterSettings', { domain, sensitivity: 7, accept_from: 'whitelist' });
    return {};
  },
  states: ({ domain }) => [
    main(screen),
    main(screen, fill(settings.facts.keep_spam_days, '400'), button(settings.save)),
    main(`${screen}?domain=${domain}`),
    main(`${screen}?domain=nothing.example`),
    seen('empty', screen),
    seen('viewer', `${screen}?domain=${domain}`),
  ],
});
