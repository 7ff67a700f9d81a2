import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useTranslation } from 'react-i18next';
import { useAddressActions } from '../../domain/addresses/use-address-actions.ts';

const commands = {
  enable: 'enableAliases',
  disable: 'disableAliases',
  remove: 'removeAliases',
  kind: 'aliases',
} as const;

export function useListActions(open: (id: string) => void) {
  const { t } = useTranslation('aliases');
  return useAddressActions(
    commands,
    {
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
    },
    { needs: 'updateAlias', open },
  );
}
