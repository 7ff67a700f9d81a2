import Box from '@mui/material/Box';
import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { useCan } from '../../api/access.ts';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';

type Asked = ActionInput<'checkIp'>;
type State = ActionAnswer<'checkIp'>;

/** A block ends by itself, or begins while one looks. */
const refreshEveryMs = 10_000;

/** What the mail engine would say to a login from there now, and the way to lift a block. */
export function IpState({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation('trusted-ips');
  const { data, error, refetch } = useAction('checkIp', asked, { refreshEveryMs });
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <Notice tone="warning" isAlert>
        {t('form.unknown')}
      </Notice>
    );
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={1} rowHeight={64} />;
  return data.blocked === 1 ? <Blocked asked={asked} state={data} /> : <NotBlocked asked={asked} {...data} />;
}

function Blocked({ asked, state }: { readonly asked: Asked; readonly state: State }) {
  const { t } = useTranslation('trusted-ips');
  const mayLift = useCan('unblockIp');
  const { mutate, isPending } = useCommand('unblockIp');
  return (
    <Box sx={{ display: 'grid', gap: 3 }} aria-live="polite">
      <Notice
        tone="bad"
        title={t('check.blocked')}
        action={
          mayLift ? (
            <ProgressButton isRunning={isPending} onClick={() => mutate(asked)}>
              {t('check.unblock')}
            </ProgressButton>
          ) : undefined
        }
      >
        {state.cause === null ? null : t(`check.cause.${state.cause}`)} <Until {...state} />
      </Notice>
      <Box sx={{ fontSize: 13 }}>{t(asked.username ? 'check.unblockUser' : 'check.unblockText')}</Box>
    </Box>
  );
}

function NotBlocked({ asked, known }: { readonly asked: Asked } & Pick<State, 'known'>) {
  const { t } = useTranslation('trusted-ips');
  const text =
    known === null ? t(asked.username ? 'check.free' : 'check.freeForAll') : t(`check.known.${known}`);
  return (
    <Box aria-live="polite">
      <Notice tone="good" title={t('check.notBlocked')}>
        {text}
      </Notice>
    </Box>
  );
}

function Until({ until }: Pick<State, 'until'>) {
  const { t } = useTranslation('trusted-ips');
  const { dateTime } = useFormat();
  return until === null ? null : t('check.until', { time: dateTime(new Date(until)) });
}
