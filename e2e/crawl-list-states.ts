import { messages as history } from '../apps/web/src/features/account-history/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, filter, item, main, more, rowMenu, type State } from './crawl-steps.ts';

const savedViews = {
  rows: [
    { id: '1', screen: '/users/list', name: 'Zürich', view: 'account_type=basic', is_default: 0 as const },
  ],
};

/** What every list can show, looked at once. */
export function listStates(sights: Sights): State[] {
  return [
    main('/logs/accounthistory'),
    main('/logs/accounthistory', more),
    main('/logs/accounthistory', filter),
    main('/logs/accounthistory', filter, item(history.column.action)),
    main(`/logs/accounthistory?adminname=${sights.username}&not=adminname`),
    main('/logs/accounthistory', filter, item(history.column.at)),
    main('/logs/accounthistory', filter, item(history.column.domain)),
    main('/logs/accounthistory', button(shared.list.about)),
    main('/logs/accounthistory', button(shared.list.views.title)),
    { ...main('/users/list', button(shared.list.views.title)), answers: { getSavedViews: savedViews } },
    {
      ...main('/users/list', button(shared.list.views.title), rowMenu('Zürich')),
      answers: { getSavedViews: savedViews },
    },
    { ...main('/logs/accounthistory', more, item(shared.list.sortBy)), onPhone: true },
    main('/logs/accounthistory', more, item(shared.list.columns)),
    main('/logs/accounthistory', more, item(shared.list.export)),
    main(`/logs/accounthistory?open=${sights.historyId}`),
    main('/logs/accounthistory?search=nothing-like-it'),
  ];
}
