import Box from '@mui/material/Box';
import { Ban, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, tones } from '../../ui/theme/tokens.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import type { ChatUser } from './chat-user.ts';

const looks = {
  active: [CircleCheck, tones.good.text],
  disabled: [Ban, tones.bad.text],
  adding: [Clock, colours.textSoft],
} as const;

export function State({ state }: Pick<ChatUser, 'state'>) {
  const { t } = useTranslation('chat-users');
  const [Icon, colour] = looks[state];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon size={14} color={colour} aria-hidden style={{ flexShrink: 0 }} />
      {t(`state.${state}`)}
    </Box>
  );
}

export function Role({ role }: Pick<ChatUser, 'role'>) {
  const { t } = useTranslation('chat-users');
  return t(`role.${role}`);
}

/** In a few words; the side panel has what Zulip said. */
export function LastError({ error }: Pick<ChatUser, 'error'>) {
  const { t } = useTranslation('chat-users');
  if (error === '') return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, maxWidth: '100%' }}>
      <ToneIcon tone="warning" size={14} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {t(`problem.${error}`)}
      </Box>
    </Box>
  );
}
