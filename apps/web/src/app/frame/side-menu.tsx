import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MenuGroupItem } from './menu-group-item.tsx';
import { MenuLinkItem } from './menu-link-item.tsx';
import { useMenu } from './use-menu.ts';

export function SideMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { t } = useTranslation();
  const entries = useMenu();
  return (
    <Box component="nav" aria-label={t('frame.menu')} sx={{ padding: 3 }}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {entries.map((entry) => (
          <li key={entry.name}>
            {'screens' in entry ? (
              <MenuGroupItem group={entry} isCollapsed={isCollapsed} />
            ) : (
              <MenuLinkItem screen={entry} icon={entry.icon} isCollapsed={isCollapsed} />
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
