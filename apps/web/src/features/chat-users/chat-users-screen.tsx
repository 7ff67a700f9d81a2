import { chatRoles, chatStates } from '@posthouse/contract/features/chat-users';
import type { ReactNode } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { InternationalName } from '../../domain/international-name.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { AddChatUser } from './add-chat-user.tsx';
import { ChatStatus } from './chat-status.tsx';
import type { ChatUser } from './chat-user.ts';
import { LastError, Role, State } from './chat-user-cells.tsx';
import { ChatUserPanel } from './chat-user-panel.tsx';
import { useBulkActions, useRowActions } from './use-list-actions.ts';

/** Users are read from Zulip without anybody asking. */
const refreshEveryMs = 60_000;

/** The users of the Zulip organization; before one is connected, that there is none. */
export function ChatUsersScreen() {
  const { data, error, refetch } = useAction('getChat', {});
  if (data?.connected === 1) return <ChatUsers />;
  return (
    <Plain>
      {data ? (
        <NotConnected />
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={6} />
      )}
    </Plain>
  );
}

function Plain({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('chat-users');
  return (
    <>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <Panel>{children}</Panel>
    </>
  );
}

function NotConnected() {
  const { t } = useTranslation('chat-users');
  return <EmptyState title={t('notConnected.title')}>{t('notConnected.hint')}</EmptyState>;
}

function ChatUsers() {
  const { t } = useTranslation('chat-users');
  const rowActions = useRowActions();
  const bulkActions = useBulkActions();
  return (
    <ListScreen
      action="getChatUsers"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<ChatStatus />}
      searchLabel={t('search')}
      nameOf={({ unicode }) => unicode}
      order={{ by: 'email', dir: 'asc' }}
      columns={[
        {
          field: 'email',
          label: t('column.email'),
          width: 220,
          grow: 1,
          isMain: true,
          isSortable: true,
          cell: nameCell,
        },
        { field: 'name', label: t('column.name'), width: 160, grow: 1, isSortable: true },
        { field: 'role', label: t('column.role'), width: 130, cell: (row) => <Role {...row} /> },
        { field: 'state', label: t('column.state'), width: 150, cell: (row) => <State {...row} /> },
        { field: 'error', label: t('column.error'), width: 290, cell: (row) => <LastError {...row} /> },
        {
          field: 'created_at',
          label: t('column.created'),
          width: 130,
          isSortable: true,
          isHidden: true,
          cell: ({ created_at }) => <RelativeTime time={created_at} />,
        },
      ]}
      filters={[
        {
          kind: 'choice',
          name: 'role',
          label: t('column.role'),
          choices: chatRoles.map((value) => ({ value, label: t(`role.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('column.state'),
          choices: chatStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        { kind: 'yesNo', name: 'failed', label: t('filter.failed') },
      ]}
      card={{
        title: nameCell,
        details: (row) => [
          row.name,
          <Role key="role" {...row} />,
          <State key="state" {...row} />,
          row.error === '' ? null : <LastError key="error" {...row} />,
        ],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{ content: (row, close) => <ChatUserPanel key={row.id} row={row} close={close} /> }}
      add={{ label: t('add.title'), needs: 'addChatUser', content: (close) => <AddChatUser close={close} /> }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      refreshEveryMs={refreshEveryMs}
    />
  );
}

const nameCell = ({ email, unicode }: ChatUser) => <InternationalName ascii={email} unicode={unicode} />;
