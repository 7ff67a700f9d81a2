import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OwnLanguageSelect } from '../../ui/navigation/language-select.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { colours, sizes } from '../../ui/theme/tokens.ts';
import { SideMenu } from './side-menu.tsx';

/** The menu on a phone, with what the top bar has no room for. */
export function MenuDrawer({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('frame.menu'), sx: { width: 'min(280px, 85vw)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: sizes.topBar,
          flexShrink: 0,
          padding: '0 22px',
          borderBottom: `1px solid ${colours.border}`,
        }}
      >
        <Logo />
      </Box>
      <SideMenu isCollapsed={false} />
      <Box
        sx={{
          display: { sm: 'none' },
          marginTop: 'auto',
          padding: 3,
          borderTop: `1px solid ${colours.border}`,
        }}
      >
        <OwnLanguageSelect />
      </Box>
    </Drawer>
  );
}
