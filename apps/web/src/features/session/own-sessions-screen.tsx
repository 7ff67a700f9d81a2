import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SessionList } from './session-list.tsx';

export function OwnSessionsScreen() {
  const { t } = useTranslation('session');
  const { data, error, refetch } = useAction('getSessions', {});
  const end = useCommand('endSessions', { changes: ['getSessions'] });
  const [isAsking, setIsAsking] = useState(false);
  const others = data?.rows.filter((row) => row.current === 0) ?? [];
  const endOthers = () =>
    end.mutate({ ids: others.map(({ id }) => id) }, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <PageHead
        title={t('sessions.title')}
        purpose={t('sessions.purpose')}
        action={
          others.length > 0 ? (
            <Button variant="outlined" onClick={() => setIsAsking(true)}>
              {t('sessions.endOthers')}
            </Button>
          ) : null
        }
      />
      <Panel>
        {data ? (
          <SessionList rows={data.rows} isBusy={end.isPending} onEnd={(id) => end.mutate({ ids: [id] })} />
        ) : error ? (
          <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={3} rowHeight={56} />
        )}
      </Panel>
      {isAsking ? (
        <ConfirmDialog
          title={t('sessions.endOthersTitle', { num: others.length })}
          consequences={t('sessions.endOthersText')}
          confirmLabel={t('sessions.endOthers')}
          isDestructive
          isRunning={end.isPending}
          onConfirm={endOthers}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
