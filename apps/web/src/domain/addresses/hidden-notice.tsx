import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/notice.tsx';

/** Says that there is more than the admin can see. */
export function HiddenNotice({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return count === 0 ? null : <Notice tone="neutral">{t('address.hidden', { num: count })}</Notice>;
}
