import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { type Address, isOtherText } from './text-place.ts';

/** The form's own guard watches over other pages; this one over the other texts of the same page. */
export function OtherTextGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && isOtherText(current as Address, next as Address),
    enableBeforeUnload: false,
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
