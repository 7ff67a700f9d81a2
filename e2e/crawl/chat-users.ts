import { TestZulipServer } from '../../apps/server/src/testing/test-zulip-server.ts';
import { messages as chat } from '../../apps/web/src/features/chat-users/messages/en.ts';
import { connectChat } from '../connect-chat.ts';
import { crawled, type Site } from '../crawl-feature.ts';
import { button, item, main, one, rowMenu, seen, select } from '../crawl-steps.ts';
import { expect } from '../panel-test.ts';

/** Connects a Zulip organization; its owner cannot be disabled, which leaves an error to look at. */
async function addChatUsers({ call, account, ground: { domain }, atEnd }: Site) {
  const zulip = await TestZulipServer.start();
  atEnd(() => zulip.stop());
  await connectChat(zulip, account.username);
  zulip.join(`olga@${domain}`, 'Olga Owner', 100);
  const { user } = await call('addChatUser', {
    email: `anna@${domain}`,
    name: 'Anna-Katharina von Hohenstein',
  });
  const off = await call('addChatUser', { email: `otto@${domain}`, name: 'Otto', role: 'guest' });
  await call('disableChatUsers', { ids: [off.user.id] });
  const owner = async () => (await call('getChatUsers', { role: 'owner' })).rows[0]?.id;
  await call('refreshChatUsers', {});
  await expect.poll(owner, { timeout: 30_000 }).toBeDefined();
  await call('disableChatUsers', { ids: [String(await owner())] });
  return { chatUser: user.email, chatUserId: String(await owner()) };
}

export const crawl = crawled({
  make: addChatUsers,
  states: ({ chatUser, chatUserId }) => [
    main('/chatusers'),
    main('/chatusers', select(chatUser)),
    main('/chatusers', select(chatUser), button([chat.bulk.disable, one])),
    main('/chatusers', rowMenu(chatUser)),
    main('/chatusers', rowMenu(chatUser), item(chat.row.disable)),
    main('/chatusers', rowMenu(chatUser), item(chat.row.remove)),
    main('/chatusers?open=new'),
    main('/chatusers?open=new', button(chat.add.title)),
    main(`/chatusers?open=${chatUserId}`),
    seen('empty', '/chatusers'),
    seen('viewer', `/chatusers?open=${chatUserId}`),
  ],
});
