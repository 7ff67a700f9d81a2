import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Asks before typed changes are lost, inside the panel and when the tab is closed. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    // A session that ended must reach the login page whatever was typed.
    shouldBlockFn: ({ current, next }) =>
      isDirty && next.pathname !== '/login' && current.pathname !== next.pathname,
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
