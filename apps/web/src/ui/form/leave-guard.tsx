import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { type Place, takesFormAway } from './takes-form-away.ts';

/** Asks before typed changes are lost: on a page, in the side panel of a list, and when the tab is closed. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && takesFormAway(current as Place, next as Place),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('form.leaveTitle')}
      consequences={t('form.leaveText')}
      confirmLabel={t('form.leave')}
      isDestructive
      onConfirm={proceed}
      onCancel={reset}
    />
  );
}
