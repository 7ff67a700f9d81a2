import { messages as lists } from '../../apps/web/src/features/lists/messages/en.ts';
import { messages as recycleBin } from '../../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { elsewhere, longName, note } from '../crawl-long-texts.ts';
import { button, item, main, more, one, rowMenu, seen, select } from '../crawl-steps.ts';

const { address, members } = shared;

/** One of each look, with long names, disabled and removed, and an import of members. */
async function addLists(call: Call, domain: string) {
  const { id: listId, email: list } = await call('addList', {
    ...{ name: 'team', domain, type: 'distribution', note },
    members: [`anna@${domain}`, `otto@${domain}`, elsewhere, `info@${domain}`],
  });
  const spam = await call('addList', { name: 'spam', domain, type: 'spam' });
  await call('addList', { name: 'notspam', domain, type: 'notspam' });
  const off = await call('addList', { name: `${longName}.list`, domain, type: 'distribution' });
  await call('disableLists', { ids: [off.id] });
  const gone = await call('addList', { name: 'old.team', domain, type: 'distribution' });
  await call('removeLists', { ids: [gone.id] });
  const imported = ['ben@elsewhere.example', `anna@${domain}`, `nobody@${domain}`];
  const csv = ['list,member', ...imported.map((member) => `${list},${member}`)].join('\n');
  const { plan } = await call('planImport', { kind: 'list_members', csv });
  return {
    ...{ list, listId, retrainerId: spam.id, removedList: gone.email, listPlanId: plan.id },
    listMember: `anna@${domain}`,
  };
}

export const crawl = crawled({
  make: async ({ call, ground }) => addLists(call, ground.domain),
  states: ({ list, listId, listMember, retrainerId, removedList, listPlanId }) => {
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
  },
});
