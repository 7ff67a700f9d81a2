import { MessageSquare } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const chatUsersScreens: readonly Screen[] = [
  {
    path: '/chatusers',
    name: 'chat',
    menu: { place: 17, icon: MessageSquare },
    needs: 'getChatUsers',
    // Specification 3: hidden while the maximum is 0.
    when: ({ chatAllowed }) => chatAllowed,
    texts: ['chat-users'],
    shows: ['addChatUser', 'updateChatUser', 'enableChatUsers', 'disableChatUsers'],
    search: listSearch,
    load: async () => (await import('./chat-users-screen.tsx')).ChatUsersScreen,
    actions: [
      {
        name: 'addChatUser',
        needs: 'addChatUser',
        when: ({ chatAllowed }) => chatAllowed,
        target: { open: 'new' },
      },
    ],
  },
];
