import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../../ui/theme/tokens.ts';

/** The first thing Tab reaches: past the menu, to the screen. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event) => {
        // Without a change of the address, which the router would take for a navigation.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        padding: '8px 14px',
        borderRadius: 1,
        color: '#fff',
        backgroundColor: colours.accent,
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {t('frame.skip')}
    </Box>
  );
}
