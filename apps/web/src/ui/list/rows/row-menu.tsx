import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../api/access.ts';
import { tones } from '../../theme/tokens.ts';
import type { AnyRow } from '../list-contract.ts';
import type { ListDefinition } from '../list-definition.ts';

interface RowMenuProps {
  readonly definition: ListDefinition;
  readonly row: AnyRow;
  readonly tabIndex?: number;
}

/** What can be done with one row; nothing when the admin may do none of it. */
export function RowMenu({ definition, row, tabIndex }: RowMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = (definition.rowActions?.(row) ?? []).filter(({ needs }) => !needs || can(needs));
  if (actions.length === 0) return null;
  const label = t('list.rowActions', { name: definition.nameOf(row) });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        sx={{ width: 32, height: 32 }}
        {...(tabIndex === undefined ? {} : { tabIndex })}
      >
        <EllipsisVertical size={16} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // Inside the landmark it belongs to.
        container={() => anchor?.closest('main') ?? document.body}
        onClose={() => setAnchor(null)}
        // The menu hangs below the row in React's tree: its clicks are not clicks on the row.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map(({ label: text, icon: Icon, isDestructive, run }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null);
              run();
            }}
            sx={isDestructive ? { color: tones.bad.text } : {}}
          >
            {Icon ? <Icon size={16} aria-hidden /> : null}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
