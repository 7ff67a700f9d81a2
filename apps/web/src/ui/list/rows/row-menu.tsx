import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tones } from '../../theme/tokens.ts';
import { useListCommands } from '../commands/list-commands.tsx';
import { isOffered, type RowAction } from '../definition/list-actions.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import type { ListDefinition } from '../definition/list-definition.ts';

interface RowMenuProps {
  readonly definition: ListDefinition;
  readonly row: AnyRow;
  readonly tabIndex?: number;
}

/** What can be done with one row; nothing when the admin may do none of it. */
export function RowMenu({ definition, row, tabIndex }: RowMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start } = useListCommands();
  const actions = (definition.rowActions?.(row) ?? []).filter(isOffered);
  if (actions.length === 0) return null;
  const name = definition.nameOf(row);
  const label = t('list.rowActions', { name });
  const run = (action: RowAction) => {
    if ('run' in action) action.run();
    else
      start({
        ...action,
        isBulk: false,
        typeToConfirm: action.confirm?.typeName ? name : undefined,
      });
  };
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
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null);
              run(action);
            }}
            sx={action.isDestructive ? { color: tones.bad.text } : {}}
          >
            {action.icon ? <action.icon size={16} aria-hidden /> : null}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
