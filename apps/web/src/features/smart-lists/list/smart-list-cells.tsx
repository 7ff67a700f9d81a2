import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SmartListRow } from '../smart-list.ts';

export function Type({ type }: Pick<SmartListRow, 'type'>) {
  const { t } = useTranslation('smart-lists');
  return t(`type.${type}`);
}

export function Protection({ protection }: Pick<SmartListRow, 'protection'>) {
  const { t } = useTranslation('smart-lists');
  return t(`protection.${protection}`);
}

/** Those that are named; all users of a domain are not counted here. */
export function MemberCount({ type, members }: Pick<SmartListRow, 'type' | 'members'>) {
  const { number } = useFormat();
  return type === 'members' ? number(members) : null;
}
