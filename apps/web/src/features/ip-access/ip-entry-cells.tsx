import { readableName } from '@posthouse/contract/fields/readable-name';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import type { IpEntry } from './ip-entry.ts';

export function EntryType({ type }: Pick<IpEntry, 'type'>) {
  const { t } = useTranslation('ip-access');
  return <StatusLabel tone={type === 'allow' ? 'good' : 'bad'}>{t(`type.${type}`)}</StatusLabel>;
}

/** Quiet where it counts for all. */
export function EntryPlace({ domain }: Pick<IpEntry, 'domain'>) {
  const { t } = useTranslation('ip-access');
  if (domain !== '') return readableName(domain);
  return <span style={{ color: colours.textSoft }}>{t('place.account')}</span>;
}

/** What an entry that is asked before takes from it: all, or a part. */
export function EntryNote({ shadowed_by, overlaps }: Pick<IpEntry, 'shadowed_by' | 'overlaps'>) {
  const { t } = useTranslation('ip-access');
  if (shadowed_by)
    return <StatusLabel tone="warning">{t('note.shadowed', { ip: shadowed_by.ip })}</StatusLabel>;
  return overlaps ? (
    <StatusLabel tone="neutral">{t('note.overlaps', { ip: overlaps.ip })}</StatusLabel>
  ) : null;
}
