import { messages as filterTest } from '../../apps/web/src/features/test-filter/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, item, main, more } from '../crawl-steps.ts';

const screen = '/filtering/ipaccesslists';

/** What would become of a message: opened, filled in wrongly, answered, and about nobody. */
export const crawl = crawled({
  states: ({ domain, user }) => [
    main('/filtering/settings', button(shared.filterTest)),
    main(screen, more, item(shared.filterTest)),
    main(`${screen}?test=1`, button(filterTest.submit)),
    main(`${screen}?test=from=anna@partner.example,ip=192.0.2.9,to=${user},score=7.5`),
    main(`${screen}?test=to=nobody@${domain}`),
  ],
});
