import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MailList } from '../mail-list.ts';

export function Type({ type }: Pick<MailList, 'type'>) {
  const { t } = useTranslation('lists');
  return t(`type.${type}`);
}

/** Only distribution lists have any. */
export function MemberCount({ type, members }: Pick<MailList, 'type' | 'members'>) {
  const { number } = useFormat();
  return type === 'distribution' ? number(members) : null;
}
