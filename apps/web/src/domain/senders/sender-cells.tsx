import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { User } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { type SenderEntry, type SenderListName, senderLists } from './sender-entry.ts';

/** For whom it counts; what is of a user is marked. */
export function Place({ scope, domain, email }: Pick<SenderEntry, 'scope' | 'domain' | 'email'>) {
  const { t } = useTranslation('sender-lists');
  if (scope === 'account') return t('scope.account');
  if (scope === 'domain') return readableName(domain);
  return (
    <Box component="span" title={readableName(email)}>
      <Box component="span" sx={{ color: colours.textSoft, verticalAlign: '-2px', marginRight: 1 }}>
        <User size={14} role="img" aria-label={t('user')} />
      </Box>
      {readableName(email)}
    </Box>
  );
}

/** Its last day, and whether that is over. */
export function LastDay({ expires }: Pick<SenderEntry, 'expires'>) {
  const { t } = useTranslation('sender-lists');
  const { day, calendarDay } = useFormat();
  if (expires === null) return null;
  return expires < calendarDay(new Date()) ? (
    <StatusLabel tone="warning">{t('expired', { day: day(expires) })}</StatusLabel>
  ) : (
    day(expires)
  );
}

/** What the other list says of the same, which may surprise. */
export function OtherListNotice({
  entry,
  list,
}: {
  readonly entry: Pick<SenderEntry, 'on_other_list'>;
  readonly list: SenderListName;
}) {
  const { t } = useTranslation('sender-lists');
  return entry.on_other_list === 1 ? (
    <Notice tone="warning" title={t(`other.${senderLists[list].other}`)}>
      {t('other.hint')}
    </Notice>
  ) : null;
}
