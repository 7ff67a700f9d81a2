import { Activity, BadgeCheck, Ban, CircleCheck, Trash2 } from 'lucide-react';
import { sendCommand } from '../../../api/send-command.ts';
import { verifyNow } from '../../../domain/ownership/verify-now.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../../ui/table/definition/list-actions.ts';
import type { Domain } from '../domain.ts';
import { checkHealth } from './check-health.ts';
import { RemovalText } from './removal-text.tsx';

/** What can be done with some domains at once; each says what else happens. */
export function useBulkActions(): readonly BulkAction[] {
  const { t } = useTranslation('domains');
  const undo = useUndo();
  const reason = useReason('inUse');
  const unusable = useReason('unusable');
  return [
    {
      command: 'enableDomains',
      label: (count: RowCount) => t('bulk.enable', { ...count }),
      icon: CircleCheck,
      reason: unusable,
      confirm: { title: (count) => t('ask.enable', { ...count }), consequences: t('ask.enableText') },
    },
    {
      command: 'disableDomains',
      label: (count: RowCount) => t('bulk.disable', { ...count }),
      icon: Ban,
      reason,
      confirm: { title: (count) => t('ask.disable', { ...count }), consequences: t('ask.disableText') },
    },
    {
      command: 'removeDomains',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      undo,
      reason,
      confirm: {
        title: (count) => t('ask.remove', { ...count }),
        // The rows are those of this list.
        consequences: (_count, rows) => <RemovalText rows={rows as readonly Domain[]} />,
        typeName: true,
      },
    },
  ];
}

/** What can be done with one; nothing that has no use is offered. */
export function useRowActions(): (row: Domain) => readonly RowAction[] {
  const { t } = useTranslation('domains');
  const undo = useUndo();
  const reason = useReason('inUse');
  const unusable = useReason('unusable');
  return (row) => {
    const verify: RowAction = {
      label: t('row.verify'),
      icon: BadgeCheck,
      needs: 'verifyDomain',
      run: () => verifyNow({ domain: row.domain, name: row.unicode }),
    };
    const check: RowAction = {
      label: t('row.check'),
      icon: Activity,
      needs: 'checkDomainHealth',
      run: () => checkHealth(row),
    };
    const remove: RowAction = {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeDomains',
      input: { ids: [row.id] },
      undo,
      reason,
      confirm: {
        title: t('ask.removeOne', { name: row.unicode }),
        consequences: <RemovalText rows={[row]} />,
        typeName: true,
      },
    };
    return [...(row.verification === 'verified' ? [] : [verify]), check, switching(row), remove];
  };

  function switching({ id, unicode, active }: Domain): RowAction {
    if (active === 0) {
      return {
        label: t('row.enable'),
        icon: CircleCheck,
        command: 'enableDomains',
        input: { ids: [id] },
        reason: unusable,
      };
    }
    return {
      label: t('row.disable'),
      icon: Ban,
      command: 'disableDomains',
      input: { ids: [id] },
      reason,
      confirm: { title: t('ask.disableOne', { name: unicode }), consequences: t('ask.disableText') },
    };
  }
}

/** What stands in the way of a domain that is to go out of use, or into it. */
function useReason(word: 'inUse' | 'unusable'): NonNullable<Report['reason']> {
  const { t } = useTranslation('domains');
  return (code) => (code === 'conflict' ? t(`audit.${word}`) : undefined);
}

/** Out of the recycle bin again; what keeps it there is announced. */
function useUndo(): NonNullable<Report['undo']> {
  const { t } = useTranslation('domains');
  return ({ done }) => ({
    label: t('undo'),
    run: () => void sendCommand('restoreItems', { kind: 'domains', ids: [...done] }).catch(() => undefined),
  });
}
