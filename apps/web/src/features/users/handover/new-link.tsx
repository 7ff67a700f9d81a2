import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';

export type NewLink = ActionAnswer<'createPasswordHandover'>;

/** The address of a link, which is told this once. */
export function NewLinkNotice({
  link: { url, expires_at },
  name,
}: {
  readonly link: NewLink;
  readonly name: string;
}) {
  const { t } = useTranslation('users');
  const { dateTime } = useFormat();
  return (
    <Notice tone="good" isAlert title={t('handover.made')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
        {t('handover.madeText', { name, time: dateTime(new Date(expires_at)) })}
        <CopyValue value={url} label={t('handover.copy')} isFramed />
      </Box>
    </Notice>
  );
}
