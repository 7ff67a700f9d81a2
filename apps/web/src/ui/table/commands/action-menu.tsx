import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { tones } from '../../theme/tokens.ts';
import type { RowAction } from '../definition/list-actions.ts';

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly onChoose: (action: RowAction) => void;
  /** What opens it; it takes these properties. */
  readonly button: (opening: {
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
    readonly onClick: (event: React.MouseEvent<HTMLElement>) => void;
  }) => ReactNode;
}

/** What can be done with one thing, behind a button. */
export function ActionMenu({ label, actions, onChoose, button }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: (event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        },
      })}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // Inside the landmark or the dialog it belongs to.
        container={() => anchor?.closest('[role=dialog], main') ?? document.body}
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
              onChoose(action);
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
