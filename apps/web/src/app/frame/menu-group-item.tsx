import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { MenuGroup } from '../menu.ts';
import { menuItemStyle } from './menu-item-style.ts';
import { MenuLinkItem } from './menu-link-item.tsx';

interface MenuGroupItemProps {
  readonly group: MenuGroup;
  readonly isCollapsed: boolean;
}

export function MenuGroupItem({ group, isCollapsed }: MenuGroupItemProps) {
  return isCollapsed ? <CollapsedGroup group={group} /> : <OpenGroup group={group} />;
}

/** A heading that folds its screens away. */
function OpenGroup({ group: { name, icon: Icon, screens } }: { readonly group: MenuGroup }) {
  const { t: menu } = useTranslation('menu');
  const listId = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        sx={menuItemStyle}
      >
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        <Box sx={{ flex: 1 }}>{menu(name)}</Box>
        <ChevronDown size={16} aria-hidden style={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />
      </ButtonBase>
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {screens.map((screen) => (
          <li key={screen.to}>
            <MenuLinkItem screen={screen} />
          </li>
        ))}
      </Box>
    </>
  );
}

/** Where there is only room for an icon, its screens open beside it. */
function CollapsedGroup({ group: { name, icon: Icon, screens } }: { readonly group: MenuGroup }) {
  const { t: menu } = useTranslation('menu');
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isCurrent = screens.some(({ to }) => path.startsWith(to));
  return (
    <>
      <Tooltip title={menu(name)} placement="right">
        <ButtonBase
          aria-label={menu(name)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={menuItemStyle}
        >
          <Icon size={18} strokeWidth={1.8} aria-hidden />
        </ButtonBase>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        container={() => anchor?.closest('nav') ?? document.body}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {screens.map((screen) => (
          <MenuItem
            key={screen.to}
            selected={path.startsWith(screen.to)}
            onClick={() => {
              setAnchor(null);
              void navigate({ to: screen.to });
            }}
          >
            {menu(screen.name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
