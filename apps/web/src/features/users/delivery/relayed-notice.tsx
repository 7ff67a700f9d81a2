import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { User } from '../user.ts';

/** A connector that keeps no copy here has no mail that anything could be done with. */
export function RelayedNotice({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const isRelayed = row.account_type === 'external' || row.oex_type === 'relay';
  return isRelayed ? <Notice tone="warning">{t('delivery.relayedOnly')}</Notice> : null;
}
