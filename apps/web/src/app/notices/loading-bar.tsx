import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLoading } from '../../api/loading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../../ui/theme/tokens.ts';

/** Quick answers need no bar. */
const patienceMs = 300;

/** The loading flag as a thin line at the top. */
export function LoadingBar() {
  const { t } = useTranslation();
  const isLoading = useLoading();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isLoading), isLoading ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    // A landmark: it belongs to no part of the page below it.
    <section aria-label={t('state.loading')}>
      <Box
        role="progressbar"
        aria-label={t('state.loading')}
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          inset: '0 0 auto 0',
          height: 2,
          overflow: 'hidden',
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            width: '40%',
            backgroundColor: colours.accent,
            animation: 'loading-bar 1.1s ease-in-out infinite',
          },
          '@keyframes loading-bar': { from: { left: '-40%' }, to: { left: '100%' } },
        }}
      />
    </section>
  );
}
