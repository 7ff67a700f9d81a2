import Box from '@mui/material/Box';
import type { FolderType } from '@posthouse/contract/features/public-folders';
import { CalendarDays, Contact, ListTodo, type LucideIcon, Mail, StickyNote } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { ToneIcon } from '../../../ui/theme/tone-icon.tsx';
import { Bar, usageTone } from '../../../ui/values/usage-bar.tsx';
import type { Folder } from '../folder.ts';

const icons: Readonly<Record<FolderType, LucideIcon>> = {
  mail: Mail,
  appointment: CalendarDays,
  contact: Contact,
  note: StickyNote,
  task: ListTodo,
};

export function Type({ type }: Pick<Folder, 'type'>) {
  const { t } = useTranslation('public-folders');
  const Icon = icons[type];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap' }}
    >
      <Icon size={15} aria-hidden color={colours.textSoft} style={{ flexShrink: 0 }} />
      {t(`type.${type}`)}
    </Box>
  );
}

/** What may be stored, with a bar that stays empty until it is known how much is. */
export function Quota({ quota, used }: Pick<Folder, 'quota' | 'used'>) {
  const { t } = useTranslation('public-folders');
  const { t: shared } = useTranslation();
  const { sizes } = useFormat();
  if (quota === 0) return t('noQuota');
  const tone = used === null ? undefined : usageTone(used, quota);
  const [usedSize, num] = sizes(used ?? 0, quota);
  return (
    <Box component="span" sx={{ display: 'inline-grid', gap: 1, minWidth: 110, lineHeight: 1.2 }}>
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap' }}
      >
        {tone ? (
          <>
            <ToneIcon tone={tone} size={14} />
            <span className="visually-hidden">
              {shared(tone === 'bad' ? 'usage.full' : 'usage.nearlyFull')}
            </span>
          </>
        ) : null}
        {used === null ? num : t('quotaUsed', { used: usedSize, num })}
      </Box>
      <Bar current={used ?? 0} max={quota} height={3} />
    </Box>
  );
}

/** The first of them, and how many others there are. */
export function Owners({ owners, hidden_owners }: Pick<Folder, 'owners' | 'hidden_owners'>) {
  const { t } = useTranslation('public-folders');
  const [name] = owners;
  const num = owners.length + hidden_owners - 1;
  if (name === undefined || num < 0) return t('tree.noOwners');
  return num === 0 ? name : t('tree.moreOwners', { name, num });
}

export function RightCount({ rights }: Pick<Folder, 'rights'>) {
  const { t } = useTranslation('public-folders');
  return t('tree.rights', { num: rights });
}
