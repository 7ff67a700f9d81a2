import { useNavigate } from '@tanstack/react-router';
import { Ban, CircleCheck, Eye, KeyRound, MailCheck, MailPlus, MailX, Network, Trash2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, RowAction, RowCount } from '../../ui/table/definition/list-actions.ts';
import { addressValue } from '../../ui/table/view/view-address.ts';
import { invitationOf } from './invitation.ts';
import type { SubAdmin } from './sub-admin-values.ts';
import { useLockOf } from './use-lock.ts';

/** What can be done with some sub-admins at once; each says what else happens. */
export function useBulkActions(): readonly BulkAction[] {
  const { t } = useTranslation('sub-admins');
  return [
    {
      command: 'enableSubAdmins',
      label: (count: RowCount) => t('bulk.enable', { ...count }),
      icon: CircleCheck,
      confirm: { title: (count) => t('ask.enable', { ...count }), consequences: t('ask.enableText') },
    },
    {
      command: 'disableSubAdmins',
      label: (count: RowCount) => t('bulk.disable', { ...count }),
      icon: Ban,
      confirm: { title: (count) => t('ask.disable', { ...count }), consequences: t('ask.disableText') },
    },
    {
      command: 'removeSubAdmins',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      confirm: { title: (count) => t('ask.remove', { ...count }), consequences: t('ask.removeText') },
    },
  ];
}

/** What can be done with one; nothing that the server would refuse is offered. */
export function useRowActions(onViewAs: (row: SubAdmin) => void): (row: SubAdmin) => readonly RowAction[] {
  const { t } = useTranslation('sub-admins');
  const navigate = useNavigate();
  const lockOf = useLockOf();
  return (row) => {
    const lock = lockOf(row);
    const isOthers = lock !== undefined && lock !== 'right';
    const viewAs: RowAction = {
      label: t('row.viewAs'),
      icon: Eye,
      needs: 'viewAs',
      run: () => onViewAs(row),
    };
    return [
      ...(row.active === 1 ? [viewAs] : []),
      ...(isOthers ? [] : [switching(row)]),
      ...(lock ? [] : changing(row)),
      ...(isOthers ? [] : [removing(row)]),
    ];
  };

  function changing(row: SubAdmin): RowAction[] {
    const ipAccess: RowAction = {
      label: t('row.ipAccess'),
      icon: Network,
      needs: 'updateSubAdmin',
      run: () =>
        void navigate({
          to: '/security/aipaccesslists',
          search: { username: addressValue(row.username) },
        }),
    };
    const sendConfirmation: RowAction = {
      label: t('row.sendConfirmation'),
      icon: MailCheck,
      command: 'sendSubAdminConfirmation',
      input: { id: row.id },
    };
    const resetTwofa: RowAction = {
      label: t('row.resetTwofa'),
      icon: KeyRound,
      command: 'resetSubAdminTwoFactor',
      input: { id: row.id },
      confirm: { title: t('ask.resetTwofa', { name: row.username }), consequences: t('ask.resetTwofaText') },
    };
    return [
      ipAccess,
      ...(row.email_confirmed === 1 || row.invited === 1 ? [] : [sendConfirmation]),
      ...inviting(row),
      ...(row.twofa_enabled === 0 ? [] : [resetTwofa]),
    ];
  }

  function inviting(row: SubAdmin): RowAction[] {
    const invitation = invitationOf(row);
    if (!invitation || row.active === 0) return [];
    const input = { id: row.id };
    const send: RowAction = {
      label: t(invitation === 'open' ? 'row.resendInvitation' : 'row.sendInvitation'),
      icon: MailPlus,
      command: 'sendSubAdminInvitation',
      input,
    };
    const revoke: RowAction = {
      label: t('row.revokeInvitation'),
      icon: MailX,
      command: 'revokeSubAdminInvitation',
      input,
    };
    return invitation === 'open' ? [send, revoke] : [send];
  }

  function switching({ id, username, active }: SubAdmin): RowAction {
    if (active === 0) {
      return { label: t('row.enable'), icon: CircleCheck, command: 'enableSubAdmins', input: { ids: [id] } };
    }
    return {
      label: t('row.disable'),
      icon: Ban,
      command: 'disableSubAdmins',
      input: { ids: [id] },
      confirm: { title: t('ask.disableOne', { name: username }), consequences: t('ask.disableText') },
    };
  }

  function removing({ id, username }: SubAdmin): RowAction {
    return {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeSubAdmins',
      input: { ids: [id] },
      confirm: { title: t('ask.removeOne', { name: username }), consequences: t('ask.removeText') },
    };
  }
}
