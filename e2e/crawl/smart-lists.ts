import { messages as recycleBin } from '../../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as smartLists } from '../../apps/web/src/features/smart-lists/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { elsewhere, longName, note } from '../crawl-long-texts.ts';
import { button, item, main, more, rowMenu, seen, select } from '../crawl-steps.ts';

const { address } = shared;

/** One of each type and protection, disabled and removed. */
async function addSmartLists(call: Call, domain: string) {
  const owners = [`anna@${domain}`, `otto@${domain}`];
  const { id: smartListId, email: smartList } = await call('addSmartList', {
    ...{ name: 'news', domain, protection: 'members', copy_to_sender: 1, owners, note },
  });
  await call('setSmartListMembers', {
    list: smartListId,
    members: [
      { address: `anna@${domain}`, can_receive: 0 },
      { address: elsewhere, can_post: 0 },
      { address: `team@${domain}` },
    ],
  });
  const all = await call('addSmartList', { name: 'everybody', domain, type: 'all' });
  const guarded = await call('addSmartList', {
    ...{ name: `${longName}.too`, domain, protection: 'password', password: 'open sesame' },
  });
  await call('disableSmartLists', { ids: [guarded.id] });
  const gone = await call('addSmartList', { name: 'old.news', domain });
  await call('removeSmartLists', { ids: [gone.id] });
  return {
    ...{ smartList, smartListId, allListId: all.id, protectedListId: guarded.id },
    ...{ smartListMember: `anna@${domain}`, removedSmartList: gone.email },
  };
}

export const crawl = crawled({
  make: async ({ call, ground }) => addSmartLists(call, ground.domain),
  states: (sights) => {
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
  },
});
