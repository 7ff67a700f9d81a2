import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

/** The third of the group are the last logins. */
export const logsScreens: readonly Screen[] = [
  {
    path: '/logs/incominglogs',
    name: 'incomingLogs',
    menu: { group: 'logs', place: 1 },
    needs: 'getIncomingLogs',
    texts: ['logs'],
    search: listSearch,
    load: async () => (await import('./mail-log-screens.tsx')).IncomingLogsScreen,
    actions: [{ name: 'exportIncomingLogs', needs: 'exportLogs', target: { opensExport: true } }],
  },
  {
    path: '/logs/outgoinglogs',
    name: 'outgoingLogs',
    menu: { group: 'logs', place: 2 },
    needs: 'getOutgoingLogs',
    texts: ['logs'],
    search: listSearch,
    load: async () => (await import('./mail-log-screens.tsx')).OutgoingLogsScreen,
    actions: [{ name: 'exportOutgoingLogs', needs: 'exportLogs', target: { opensExport: true } }],
  },
  {
    path: '/logs/message/$id',
    needs: 'getMessageStory',
    texts: ['logs', 'test-filter'],
    search: listSearch,
    load: async () => (await import('./story/story-screen.tsx')).StoryScreen,
  },
];
