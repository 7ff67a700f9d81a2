import { messages as aliases } from '../apps/web/src/features/aliases/messages/en.ts';
import { messages as lists } from '../apps/web/src/features/lists/messages/en.ts';
import { messages as recycleBin } from '../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as smartLists } from '../apps/web/src/features/smart-lists/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, filter, item, main, more, one, rowMenu, type State, seen, select } from './crawl-steps.ts';

const { address, members } = shared;

/** Aliases, lists and smart lists. */
export const addressStates = (sights: Sights): State[] => [
  ...aliasStates(sights),
  ...listStates(sights),
  ...smartListStates(sights),
];

function aliasStates({ alias, aliasId, removedAlias, aliasPlanId }: Sights): State[] {
  return [
    main('/aliases'),
    main('/aliases', filter, item(aliases.column.forward)),
    main('/aliases', more, item(shared.list.export)),
    main('/aliases', more, item(shared.explain.button)),
    main('/aliases', select(alias)),
    main('/aliases', select(alias), button([aliases.bulk.remove, one])),
    main('/aliases', rowMenu(alias)),
    main('/aliases', rowMenu(alias), item(address.disable)),
    main('/aliases?open=new'),
    main('/aliases?open=new', button(aliases.add.title)),
    main(`/aliases?open=${aliasId}`),
    main('/aliases/import'),
    main(`/aliases/import/${aliasPlanId}`),
    main(`/aliases/import/${aliasPlanId}`, filter),
    main('/aliases/recyclebin'),
    main('/aliases/recyclebin', select(removedAlias), button([recycleBin.of.aliases.purge, one])),
    seen('empty', '/aliases'),
    seen('empty', '/aliases?open=new'),
    seen('empty', '/aliases/recyclebin'),
    seen('viewer', '/aliases'),
    seen('viewer', `/aliases?open=${aliasId}`),
  ];
}

function listStates({ list, listId, listMember, retrainerId, removedList, listPlanId }: Sights): State[] {
  const page = `/lists/${listId}`;
  return [
    main('/lists'),
    main('/lists', select(list)),
    main('/lists', rowMenu(list)),
    main('/lists', more, item(shared.explain.button)),
    main('/lists?open=new'),
    main('/lists?open=new', button(lists.add.title)),
    main(page),
    main(page, button(address.disable)),
    main(page, button(address.removeRow)),
    main(page, select(listMember)),
    main(page, select(listMember), button([members.bulkRemove, one])),
    main(page, rowMenu(listMember), item(address.removeRow)),
    main(`${page}?open=new`),
    main(`${page}?open=new`, button(members.add)),
    main(`${page}/settings`),
    main(`/lists/${retrainerId}`),
    main('/lists/import'),
    main('/lists/nothing'),
    main(`/lists/import/${listPlanId}`),
    main('/lists/recyclebin'),
    main('/lists/recyclebin', rowMenu(removedList), item(recycleBin.row.purge)),
    seen('empty', '/lists'),
    seen('empty', '/lists/recyclebin'),
    seen('viewer', page),
    seen('viewer', `${page}/settings`),
  ];
}

function smartListStates(sights: Sights): State[] {
  const { smartList, smartListId, smartListMember, allListId, protectedListId, removedSmartList } = sights;
  const page = `/smartlists/${smartListId}`;
  return [
    main('/smartlists'),
    main('/smartlists', select(smartList)),
    main('/smartlists', rowMenu(smartList)),
    main('/smartlists', more, item(shared.explain.button)),
    main('/smartlists', rowMenu(smartList), item(address.removeRow)),
    main('/smartlists?open=new'),
    main('/smartlists?open=new', button(smartLists.add.title)),
    main(page),
    main(page, select(smartListMember)),
    main(`${page}?open=new`),
    main(`${page}/settings`),
    main(`${page}/preview`),
    main(`/smartlists/${allListId}`),
    main(`/smartlists/${allListId}/preview`),
    main(`/smartlists/${protectedListId}/settings`),
    main(`/smartlists/${protectedListId}/settings`, button(smartLists.form.setPassword)),
    main('/smartlists/nothing'),
    main('/smartlists/recyclebin'),
    main('/smartlists/recyclebin', rowMenu(removedSmartList), item(recycleBin.row.purge)),
    seen('empty', '/smartlists'),
    seen('empty', '/smartlists?open=new'),
    seen('empty', '/smartlists/recyclebin'),
    seen('viewer', page),
    seen('viewer', `${page}/settings`),
    seen('viewer', `${page}/preview`),
  ];
}
