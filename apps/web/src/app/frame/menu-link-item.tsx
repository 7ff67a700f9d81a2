import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import type { MenuScreen } from '../menu.ts';
import { menuItemStyle } from './menu-item-style.ts';
import { useMenuPlace } from './use-menu.ts';

interface MenuLinkItemProps {
  readonly screen: MenuScreen;
  /** Screens inside a group have none. */
  readonly icon?: LucideIcon;
  readonly isCollapsed?: boolean;
}

export function MenuLinkItem({ screen: { name, to }, icon: Icon, isCollapsed = false }: MenuLinkItemProps) {
  const { t: menu } = useTranslation('menu');
  const isCurrent = useMenuPlace() === to;
  const text = menu(name);
  return (
    <Tooltip title={isCollapsed ? text : ''} placement="right">
      <Link
        to={to}
        underline="none"
        aria-current={isCurrent ? 'page' : undefined}
        {...(isCollapsed ? { 'aria-label': text } : {})}
        sx={{ ...menuItemStyle, ...(Icon ? {} : { paddingLeft: '38px' }) }}
      >
        {Icon ? <Icon size={18} strokeWidth={1.8} aria-hidden /> : null}
        {isCollapsed ? null : text}
      </Link>
    </Tooltip>
  );
}
