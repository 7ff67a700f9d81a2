import { messages as senders } from '../../apps/web/src/features/sender-lists/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { elsewhere, note } from '../crawl-long-texts.ts';
import { button, filter, item, main, more, one, rowMenu, seen, select } from '../crawl-steps.ts';

const [whitelist, blacklist] = ['/filtering/whitelist', '/filtering/blacklist'];

/** Of every look on both lists: of the account, a domain and a user, with an end, and on the other list too. */
async function addSenders(call: Call, domain: string, email: string) {
  const sender = await call('addWhitelist', { address: 'müller.partner.example', domain, note });
  await call('addWhitelist', { address: elsewhere, ignore_spf: 1, expires: '2199-12-31' });
  await call('addWhitelist', { address: 'both.example' });
  const own = await call('addWhitelist', { address: elsewhere, email, note });
  const blocked = await call('addBlacklist', { address: 'both.example', apply_to_headers: 1 });
  await call('addBlacklist', { address: elsewhere, email });
  const csv = ['new.example', elsewhere, 'two words', 'new.example'].join('\n');
  const allowing = await call('planImport', { kind: 'whitelist', csv });
  const blocking = await call('planImport', { kind: 'blacklist', csv, email });
  return {
    ...{ sender: sender.unicode, senderId: sender.id, ownSenderId: own.id, blockedId: blocked.id },
    ...{ whitelistPlanId: allowing.plan.id, blacklistPlanId: blocking.plan.id },
  };
}

/** The whitelist and the blacklist, of everybody and of one user. */
export const crawl = crawled({
  make: async ({ call, ground: { domain, user } }) => addSenders(call, domain, user),
  states: ({ sender, senderId, ownSenderId, blockedId, whitelistPlanId, blacklistPlanId, userId }) => {
    const ofUser = `/users/list/${userId}/filtering`;
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
  },
});
