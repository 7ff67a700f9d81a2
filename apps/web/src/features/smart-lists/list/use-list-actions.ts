import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useTranslation } from 'react-i18next';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.ts';

const commands = {
  enable: 'enableSmartLists',
  disable: 'disableSmartLists',
  remove: 'removeSmartLists',
  kind: 'smart_lists',
} as const;

export function useListActions() {
  const { t } = useTranslation('smart-lists');
  return useAddressActions(commands, {
    enable: {
      label: (count) => t('bulk.enable', { ...count }),
      ask: (count) => t('ask.enable', { ...count }),
      consequences: t('ask.enableText'),
    },
    disable: {
      label: (count) => t('bulk.disable', { ...count }),
      ask: (count) => t('ask.disable', { ...count }),
      askOne: (name) => t('ask.disableOne', { name }),
      consequences: t('ask.disableText'),
    },
    remove: {
      label: (count) => t('bulk.remove', { ...count }),
      ask: (count) => t('ask.remove', { ...count }),
      askOne: (name) => t('ask.removeOne', { name }),
      consequences: t('ask.removeText', { days: recycleDays }),
    },
  });
}
