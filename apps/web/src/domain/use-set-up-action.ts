import { WandSparkles } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { HeadAction } from '../ui/table/definition/list-actions.ts';

/** The way to where a customer is set up in one sitting. */
export function useSetUpAction(): HeadAction {
  const { t } = useTranslation();
  return { to: '/builder', needs: 'addUser', label: t('address.setUp'), icon: WandSparkles };
}
