import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Delegate } from './sharing-values.ts';

/** What a delegate can do in a mailbox, and send for it. */
export function useRightsInWords() {
  const { t } = useTranslation('users');
  return ({ right, send }: Pick<Delegate, 'right' | 'send'>) =>
    `${t(`sharing.right.${right}`)} · ${t(`sharing.send.${send}`)}`;
}
