import Box from '@mui/material/Box';
import type { ActionInput } from '@posthouse/contract';
import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import type { RowAsking } from '../../../ui/table/definition/list-actions.ts';
import { isMailAtStake, RemovalEffects } from './removal-effects.tsx';

interface RemoveUsersDialogProps extends RowAsking<object> {
  readonly title: string;
  readonly confirmLabel: string;
  /** What is typed where mail is at stake: the address, or how many there are. */
  readonly name: string;
}

/** Asks before users are removed; confirmed once it is known, and said, what becomes of all that leads there. */
export function RemoveUsersDialog({ input, name, isRunning, onConfirm, ...words }: RemoveUsersDialogProps) {
  const { t } = useTranslation('users');
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useAction(
    'getRemovalEffects',
    input as ActionInput<'getRemovalEffects'>,
    { staleMs: 0 },
  );
  // What was known when it was last asked says nothing about now.
  const answer = isFetchedAfterMount && !error ? data : undefined;
  return (
    <ConfirmDialog
      {...words}
      isDestructive
      isRunning={isRunning}
      isBlocked={answer === undefined}
      consequences={
        <Box sx={{ display: 'grid', gap: 3 }}>
          <div>{t('ask.removeText', { days: recycleDays })}</div>
          {answer ? <RemovalEffects answer={answer} /> : null}
          {answer === undefined && error && !isFetching ? (
            <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
          ) : null}
          {answer === undefined && (isFetching || !error) ? (
            <div>
              {t('removal.reading')}
              <LoadingState rows={2} rowHeight={24} />
            </div>
          ) : null}
        </Box>
      }
      {...(answer && isMailAtStake(answer) ? { typeToConfirm: name } : {})}
      onConfirm={() => onConfirm({})}
    />
  );
}
