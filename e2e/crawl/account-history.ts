import { messages as history } from '../../apps/web/src/features/account-history/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, filter, item, main, more, seen } from '../crawl-steps.ts';

const at = '/logs/accounthistory';

/** Also what every list can show, looked at once, where the list is short. */
export const crawl = crawled({
  make: async ({ call }) => {
    const [latest] = (await call('getAccountHistory', { operation: 'addUser' })).rows;
    return { historyId: String(latest?.id) };
  },
  states: ({ username, historyId }) => [
    main(at),
    main(at, filter, item(history.column.domain)),
    main(`${at}?open=${historyId}`),
    seen('empty', at, more),
    seen('empty', at, filter),
    seen('empty', at, filter, item(history.column.action)),
    seen('empty', `${at}?adminname=${username}&not=adminname`),
    seen('empty', at, filter, item(history.column.at)),
    seen('empty', at, button(shared.list.about)),
    seen('empty', at, button(shared.list.views.title)),
    { ...seen('empty', at, more, item(shared.list.sortBy)), onPhone: true },
    seen('empty', at, more, item(shared.list.columns)),
    seen('empty', at, more, item(shared.list.export)),
    seen('empty', `${at}?search=nothing-like-it`),
  ],
});
