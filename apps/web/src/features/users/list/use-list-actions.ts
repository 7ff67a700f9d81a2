import { mostOffboarded } from '@posthouse/contract/fields/offboarding-order';
import type { UserChangeKind } from '@posthouse/contract/fields/user-change-kind';
import { useNavigate } from '@tanstack/react-router';
import { Ban, CircleCheck, HardDrive, KeyRound, Trash2, UserCog, UserMinus } from 'lucide-react';
import { createElement } from 'react';
import { notify } from '../../../api/notification-store.ts';
import { sendCommand } from '../../../api/send-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../../ui/table/definition/list-actions.ts';
import { addressValue } from '../../../ui/table/view/view-address.ts';
import { hasOneTimePassword } from '../page/one-time-password.tsx';
import { RemoveUsersDialog } from '../removal/remove-users-dialog.tsx';
import type { User } from '../user.ts';
import { BulkQuotaDialog } from './bulk-quota-dialog.tsx';
import { BulkTypeDialog } from './bulk-type-dialog.tsx';

/** What can be done with some users at once; each says what else happens. */
export function useBulkActions(): readonly BulkAction[] {
  const { t } = useTranslation('users');
  const undo = useUndo();
  const undoChange = useUndoChange();
  const reason = useReason();
  const offboard = useOffboard();
  return [
    {
      command: 'enableUsers',
      label: (count: RowCount) => t('bulk.enable', { ...count }),
      icon: CircleCheck,
      undo: undoChange('active'),
      confirm: { title: (count) => t('ask.enable', { ...count }), consequences: t('ask.enableText') },
    },
    {
      command: 'disableUsers',
      label: (count: RowCount) => t('bulk.disable', { ...count }),
      icon: Ban,
      undo: undoChange('active'),
      reason,
      confirm: { title: (count) => t('ask.disable', { ...count }), consequences: t('ask.disableText') },
    },
    {
      command: 'updateUsers',
      label: () => t('bulk.quota'),
      icon: HardDrive,
      form: (asking) => createElement(BulkQuotaDialog, asking),
      filterName,
      undo: undoChange('quota'),
      reason: (code) => (code === 'conflict' ? t('ask.quotaConflict') : undefined),
    },
    {
      command: 'updateUsers',
      label: () => t('bulk.type'),
      icon: UserCog,
      form: (asking) => createElement(BulkTypeDialog, asking),
      filterName,
      undo: undoChange('account_type'),
      reason: (code) => {
        if (code === 'limit_reached') return t('ask.typeLimit');
        return code === 'conflict' ? t('ask.typeConflict') : undefined;
      },
    },
    {
      label: (count: RowCount) => t('offboarding.bulk', { ...count }),
      icon: UserMinus,
      needs: 'planOffboarding',
      run: offboard,
    },
    {
      command: 'removeUsers',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      undo,
      reason,
      form: ({ count, rows, ...asking }) => {
        const [only] = rows as readonly User[];
        return createElement(RemoveUsersDialog, {
          ...asking,
          title: t('ask.remove', { ...count }),
          confirmLabel: t('bulk.remove', { ...count }),
          name: count.num === 1 && only ? only.unicode : String(count.num),
        });
      },
    },
  ];
}

/** The command’s own `account_type` is the new one. */
const filterName = (name: string) => (name === 'account_type' ? 'account_type_was' : name);

export function useRowActions(onLogIn: (row: User) => void): (row: User) => readonly RowAction[] {
  const { t } = useTranslation('users');
  const undo = useUndo();
  const undoChange = useUndoChange();
  const reason = useReason();
  const offboard = useOffboard();
  return (row) => [...logIn(row), ...others(row)];

  function logIn(row: User): RowAction[] {
    const label = t('oneTime.button');
    // Who opens an audit mailbox is decided by those who decide about audits.
    const needs = row.account_type === 'audit' ? 'setAuditDomain' : 'getOneTimePassword';
    return hasOneTimePassword(row) ? [{ label, icon: KeyRound, needs, run: () => onLogIn(row) }] : [];
  }

  function others({ id, unicode: name, active }: User): RowAction[] {
    return [
      active === 0
        ? {
            label: t('row.enable'),
            icon: CircleCheck,
            command: 'enableUsers',
            input: { ids: [id] },
            undo: undoChange('active'),
          }
        : {
            label: t('row.disable'),
            icon: Ban,
            command: 'disableUsers',
            input: { ids: [id] },
            undo: undoChange('active'),
            reason,
            confirm: { title: t('ask.disableOne', { name }), consequences: t('ask.disableText') },
          },
      {
        label: t('offboarding.row'),
        icon: UserMinus,
        needs: 'planOffboarding',
        run: () => offboard([id]),
      },
      {
        label: t('row.remove'),
        icon: Trash2,
        isDestructive: true,
        command: 'removeUsers',
        input: { ids: [id] },
        undo,
        reason,
        form: (asking) =>
          createElement(RemoveUsersDialog, {
            ...asking,
            title: t('ask.removeOne', { name }),
            confirmLabel: t('row.remove'),
            name,
          }),
      },
    ];
  }
}

/** To the form that plans what happens to them. */
function useOffboard(): (ids: readonly string[] | undefined) => void {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  return (ids) => {
    if (ids !== undefined && ids.length <= mostOffboarded) {
      void navigate({ to: '/users/offboarding', search: { ids: addressValue(ids.join()) } });
      return;
    }
    notify({ key: 'offboard', tone: 'bad', title: t('offboarding.tooMany', { num: mostOffboarded }) });
  };
}

/** What stands in the way of a user that is to go out of use. */
function useReason(): NonNullable<Report['reason']> {
  const { t } = useTranslation('users');
  return (code) => (code === 'conflict' ? t('audit.inUse') : undefined);
}

/** Out of the recycle bin again; what keeps it there is announced. */
function useUndo(): NonNullable<Report['undo']> {
  const { t } = useTranslation('users');
  return ({ done }) => ({
    label: t('undo'),
    run: () => void sendCommand('restoreItems', { kind: 'users', ids: [...done] }).catch(() => undefined),
  });
}

/** What users were before the change; those that somebody changed since stay, and are named. */
function useUndoChange(): (kind: UserChangeKind) => NonNullable<Report['undo']> {
  const { t } = useTranslation('users');
  const reason: Report['reason'] = (code) => (code === 'stale' ? t('ask.changedSince') : undefined);
  return (kind) =>
    ({ undo: id }) =>
      id === undefined
        ? undefined
        : {
            label: t('undo'),
            run: () => void sendCommand('undoUserChanges', { kind, id }, { reason }).catch(() => undefined),
          };
}
