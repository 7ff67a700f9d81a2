import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';

interface HiddenNoticeProps {
  readonly count: number;
  /** What there is more of; in a form it also says that saving keeps it. */
  readonly text?: 'address.hidden' | 'members.hidden';
}

/** Says that there is more than the admin can see. */
export function HiddenNotice({ count, text = 'address.hidden' }: HiddenNoticeProps) {
  const { t } = useTranslation();
  return count === 0 ? null : <Notice tone="neutral">{t(text, { num: count })}</Notice>;
}
