import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import {
  ChevronDown,
  CircleUser,
  ExternalLink,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { signOut } from '../../api/sign-in.ts';
import { useClientConfig } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, sizes } from '../../ui/theme/tokens.ts';

/** Everything that concerns the signed-in admin and not the mail. */
export function AccountMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const legacyUrl = useClientConfig()?.legacy_url;
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => unknown) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={t('frame.accountMenu', { name: session?.currentUser ?? '' })}
        sx={{
          gap: 2,
          height: sizes.control,
          padding: '0 8px',
          borderRadius: 1,
          fontSize: 14,
          '&:hover': { backgroundColor: colours.hover },
        }}
      >
        <CircleUser size={18} color={colours.textSoft} aria-hidden />
        <Box
          sx={{
            display: { xs: 'none', sm: 'block' },
            maxWidth: 200,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {session?.currentUser}
        </Box>
        <ChevronDown size={14} color={colours.textSoft} aria-hidden />
      </ButtonBase>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        // Inside the landmark it belongs to.
        container={() => anchor?.closest('header') ?? document.body}
        onClose={() => setAnchor(null)}
      >
        <Item icon={KeyRound} onChoose={choose(() => navigate({ to: '/settings/password' }))}>
          {t('account.changePassword')}
        </Item>
        <Item icon={MonitorSmartphone} onChoose={choose(() => navigate({ to: '/settings/sessions' }))}>
          {t('account.sessions')}
        </Item>
        <Item icon={Keyboard} onChoose={choose(onShortcuts)}>
          {t('shortcuts.title')}
        </Item>
        {legacyUrl ? (
          <MenuItem component="a" href={legacyUrl} rel="noreferrer" onClick={() => setAnchor(null)}>
            <ExternalLink size={16} color={colours.textSoft} aria-hidden />
            {t('account.legacy')}
          </MenuItem>
        ) : null}
        <Divider sx={{ margin: '4px 0' }} />
        <Item icon={LogOut} onChoose={choose(() => signOut('asked'))}>
          {t('account.logOut')}
        </Item>
      </Menu>
    </>
  );
}

interface ItemProps {
  readonly icon: LucideIcon;
  readonly onChoose: () => void;
  readonly children: ReactNode;
  /** Given by the menu to its first item. */
  readonly autoFocus?: boolean;
  readonly tabIndex?: number;
}

function Item({ icon: Icon, onChoose, children, ...fromMenu }: ItemProps) {
  return (
    <MenuItem onClick={onChoose} {...fromMenu}>
      <Icon size={16} color={colours.textSoft} aria-hidden />
      {children}
    </MenuItem>
  );
}
