import { useTranslation } from 'react-i18next';
import { InternationalName } from '../../../domain/international-name.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import type { SmartListRow } from '../smart-list.ts';

export const Name = ({ email, unicode }: Pick<SmartListRow, 'email' | 'unicode'>) => (
  <InternationalName ascii={email} unicode={unicode} />
);

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
