import { messages as senders } from '../apps/web/src/features/sender-lists/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, filter, item, main, more, one, rowMenu, type State, seen, select } from './crawl-steps.ts';

const [whitelist, blacklist] = ['/filtering/whitelist', '/filtering/blacklist'];

/** The whitelist and the blacklist, of everybody and of one user. */
export function senderStates(sights: Sights): State[] {
  const { sender, senderId, ownSenderId, blockedId, whitelistPlanId, blacklistPlanId } = sights;
  const ofUser = `/users/list/${sights.userId}/filtering`;
  return [
    main(whitelist),
    main(`${whitelist}?include_users=1`),
    main(whitelist, filter, item(senders.filter.includeUsers)),
    main(whitelist, more, item(shared.list.export)),
    main(whitelist, select(sender), button([senders.bulk.remove, one])),
    main(whitelist, rowMenu(sender)),
    main(whitelist, rowMenu(sender), item(shared.address.removeRow)),
    main(`${whitelist}?open=new`),
    main(`${whitelist}?open=new`, button(senders.add.whitelist)),
    main(`${whitelist}?open=${senderId}`),
    main(`${whitelist}/import`),
    main(`${whitelist}/import/${whitelistPlanId}`),
    main(blacklist),
    main(`${blacklist}?open=new`),
    main(`${blacklist}?open=${blockedId}`),
    main(`${blacklist}/import`),
    main(`${blacklist}/import/${blacklistPlanId}`),
    main(ofUser),
    main(`${ofUser}?open=${ownSenderId}`),
    main(`${ofUser}?open=new`),
    main(`${ofUser}/blacklist`),
    seen('empty', whitelist),
    seen('empty', blacklist),
    seen('viewer', whitelist),
    seen('viewer', `${whitelist}?open=${senderId}`),
    seen('viewer', ofUser),
  ];
}
