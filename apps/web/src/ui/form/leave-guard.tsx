import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question, where it is not about typed changes. */
  readonly question?: {
    readonly title: string;
    readonly consequences: string;
    readonly confirmLabel: string;
  };
}

/** Asks before something is lost: on a page, in the side panel of a list, and when the tab is closed. */
export function LeaveGuard({ isDirty, question }: LeaveGuardProps) {
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
      {...question}
      isDestructive
      onConfirm={proceed}
      onCancel={reset}
    />
  );
}

export interface Place {
  readonly pathname: string;
  readonly search: { readonly open?: unknown };
}

/** Whether going from one place to another closes the form: another page, or another row in the side panel. */
export function takesFormAway(current: Place, next: Place): boolean {
  // A session that ended must reach the login page whatever was typed.
  if (next.pathname === '/login') return false;
  return current.pathname !== next.pathname || current.search.open !== next.search.open;
}
