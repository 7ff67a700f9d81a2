import Box from '@mui/material/Box';
import { can } from '../../../api/access.ts';
import { useSession } from '../../../api/session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/navigation/link.tsx';
import { fixesOf } from './fixes.ts';
import type { Story, StoryRecipient } from './story.ts';

interface FixButtonsProps {
  readonly story: Story;
  readonly recipient: StoryRecipient;
}

/** What the admin can do about it, as far as rights go. */
export function FixButtons({ story, recipient }: FixButtonsProps) {
  const { t } = useTranslation('logs');
  useSession();
  const fixes = fixesOf(story, recipient).filter(({ needs }) => can(needs));
  if (fixes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 4 }}>
      {fixes.map(({ kind, to, search }) => (
        <LinkButton
          key={kind}
          variant="outlined"
          to={to}
          search={search ?? {}}
          {...(kind === 'explain' ? { state: { openedFromList: true }, resetScroll: false } : {})}
        >
          {t(`story.fix.${kind}`)}
        </LinkButton>
      ))}
    </Box>
  );
}
