import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { notify } from '../../api/notification-store.ts';
import { useSession, useViewingUntil } from '../../api/session.ts';
import { signOut } from '../../api/sign-in.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { routeNames } from '../../ui/navigation/route-names.ts';
import { usePublishedHeight } from '../../ui/page/use-published-height.ts';
import { tones } from '../../ui/theme/tokens.ts';

/** Always in sight while the panel is seen as somebody else sees it. */
export function ViewingBar() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const until = useViewingUntil();
  const name = useSession()?.currentUser ?? '';
  const element = useRef<HTMLElement>(null);
  usePublishedHeight(element, { variable: '--viewing-bar', isShown: until !== null });
  useReturn(until === null ? undefined : name);
  if (until === null) return null;
  const end = async () => {
    await signOut('asked');
    // Browsers close only what they opened themselves; otherwise the own panel is back in this tab.
    window.close();
  };
  return (
    <Box component="section" ref={element} aria-label={t('viewing.label')} sx={bar}>
      <Eye size={18} color={tones.warning.text} aria-hidden style={{ flexShrink: 0 }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 560, overflowWrap: 'anywhere' }}>
        {t('viewing.bar', { name, time: time(new Date(until)) })}
      </Box>
      <Button variant="outlined" onClick={() => void end()}>
        {t('viewing.end')}
      </Button>
    </Box>
  );
}

/** Says that the view is over; its data is gone with its token, and its screen may not exist in the own panel. */
function useReturn(viewed: string | undefined): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const last = useRef(viewed);
  useEffect(() => {
    const name = last.current;
    last.current = viewed;
    if (name === undefined || viewed !== undefined) return;
    notify({ key: 'viewing', tone: 'neutral', title: t('viewing.over', { name }), stays: true });
    void navigate({ to: routeNames.home, replace: true });
  }, [viewed, navigate, t]);
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  padding: { xs: '8px 16px', md: '8px 24px' },
  color: tones.warning.text,
  backgroundColor: tones.warning.soft,
  borderTop: `2px solid ${tones.warning.bar}`,
} as const;
