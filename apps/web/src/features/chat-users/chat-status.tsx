import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import { RefreshCw } from 'lucide-react';
import { useCan } from '../../api/access.ts';
import { call } from '../../api/call.ts';
import { followCheck } from '../../api/follow-check.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { UsageBar } from '../../ui/values/usage-bar.tsx';

type Chat = ActionAnswer<'getChat'>;

/** Seats, how fresh the list is, and what is wrong with the connection. */
export function ChatStatus() {
  const { t } = useTranslation('chat-users');
  const { data: status } = useAction('status', {});
  const { data: chat } = useAction('getChat', {}, { refreshEveryMs: 60_000 });
  const canRefresh = useCan('refreshChatUsers');
  const refresh = useRefresh();
  return (
    <Box sx={{ display: 'grid', gap: 3, marginBottom: 4 }}>
      {chat && chat.error !== '' ? <ConnectionNotice chat={chat} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 6, rowGap: 3 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 300px' }, minHeight: 32 }}>
          {status ? (
            <UsageBar label={t('status.seats')} current={status.curzulipusers} max={status.maxzulipusers} />
          ) : null}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          {chat?.synced_at ? (
            <Box component="span" sx={{ fontSize: 13, color: colours.textSoft }}>
              {t('status.read')} <RelativeTime time={chat.synced_at} />
            </Box>
          ) : null}
          {canRefresh ? (
            <Button
              variant="outlined"
              startIcon={<RefreshCw size={15} aria-hidden />}
              onClick={() => void refresh()}
            >
              {t('status.refresh')}
            </Button>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}

function ConnectionNotice({ chat: { error, failed_since } }: { readonly chat: Chat }) {
  const { t } = useTranslation('chat-users');
  const { dateTime } = useFormat();
  const time = failed_since ? dateTime(new Date(failed_since)) : '';
  return error === 'chat_refused' ? (
    <Notice tone="bad" title={t('status.refused')}>
      {t('status.refusedHint', { time })}
    </Notice>
  ) : (
    <Notice tone="warning" title={t('status.down')}>
      {t('status.downHint', { time })}
    </Notice>
  );
}

function useRefresh(): () => Promise<void> {
  const { t } = useTranslation('chat-users');
  return () =>
    followCheck<Chat>({
      key: 'refreshChatUsers',
      command: 'refreshChatUsers',
      start: () => call('refreshChatUsers', {}),
      read: () => call('getChat', {}, { background: true }),
      isRunning: ({ checking }) => checking === 1,
      running: t('status.refreshing'),
      late: t('status.late'),
      outcome: ({ error }) =>
        error === ''
          ? { tone: 'good', title: t('status.refreshed') }
          : { tone: 'warning', title: t(error === 'chat_refused' ? 'status.refused' : 'status.down') },
    });
}
