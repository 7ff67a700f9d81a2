import { BadgeCheck, Trash2 } from 'lucide-react';
import { verifyNow } from '../../domain/ownership/verify-now.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, RowAction, RowCount } from '../../ui/table/definition/list-actions.ts';
import type { AliasDomain } from './alias-domain.ts';

export function useBulkActions(): readonly BulkAction[] {
  const { t } = useTranslation('alias-domains');
  return [
    {
      command: 'removeAliasDomains',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      confirm: { title: (count) => t('ask.remove', { ...count }), consequences: t('ask.removeText') },
    },
  ];
}

export function useRowActions(): (row: AliasDomain) => readonly RowAction[] {
  const { t } = useTranslation('alias-domains');
  return ({ id, aliasdomain, unicode, verification }) => {
    const verify: RowAction = {
      label: t('row.verify'),
      icon: BadgeCheck,
      needs: 'verifyDomain',
      run: () => verifyNow({ domain: aliasdomain, name: unicode }),
    };
    const remove: RowAction = {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeAliasDomains',
      input: { ids: [id] },
      confirm: { title: t('ask.removeOne', { name: unicode }), consequences: t('ask.removeText') },
    };
    return verification === 'verified' ? [remove] : [verify, remove];
  };
}
