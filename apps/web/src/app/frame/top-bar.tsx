import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { JobsButton } from '../../features/jobs/jobs-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OwnLanguageSelect } from '../../ui/navigation/language-select.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { routeNames } from '../../ui/navigation/route-names.ts';
import { belowNotice } from '../../ui/page/use-published-height.ts';
import { Key, modifierName } from '../../ui/shortcuts/key.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { colours, sizes } from '../../ui/theme/tokens.ts';
import { AccountMenu } from './account-menu.tsx';

interface TopBarProps {
  /** Only where the menu is a drawer. */
  readonly onOpenMenu?: () => void;
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
}

export function TopBar({ onOpenMenu, onSearch, onShortcuts }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: belowNotice(),
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 3 },
        height: sizes.topBar,
        padding: { xs: '0 8px', md: '0 16px 0 18px' },
        backgroundColor: colours.surface,
        borderBottom: `1px solid ${colours.border}`,
      }}
    >
      {onOpenMenu ? (
        <IconButton aria-label={t('frame.openMenu')} onClick={onOpenMenu}>
          <MenuIcon size={20} />
        </IconButton>
      ) : null}
      <Link
        to={routeNames.home}
        underline="none"
        color="textPrimary"
        sx={{ display: 'flex', minWidth: { lg: 222 } }}
      >
        <Logo />
      </Link>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'flex-start' } }}>
        <SearchButton onSearch={onSearch} />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <OwnLanguageSelect />
      </Box>
      <JobsButton />
      <AccountMenu onShortcuts={onShortcuts} />
    </Box>
  );
}

function SearchButton({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation();
  return (
    <ButtonBase
      onClick={onSearch}
      aria-label={t('goTo.title')}
      aria-keyshortcuts="Control+K Meta+K"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: sizes.control,
        width: { xs: sizes.control, md: 320 },
        padding: { xs: 0, md: '0 8px 0 10px' },
        borderRadius: 1,
        border: { md: `1px solid ${colours.border}` },
        color: colours.textSoft,
        backgroundColor: { md: colours.canvas },
        '&:hover': { backgroundColor: colours.hover },
      }}
    >
      <Search size={17} aria-hidden />
      <Box sx={{ display: { xs: 'none', md: 'flex' }, flex: 1, gap: 1, alignItems: 'center', fontSize: 14 }}>
        <Box sx={{ flex: 1, textAlign: 'left' }}>{t('goTo.button')}</Box>
        <Key>{modifierName()}</Key>
        <Key>K</Key>
      </Box>
    </ButtonBase>
  );
}
