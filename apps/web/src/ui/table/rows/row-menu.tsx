import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionMenu } from '../commands/action-menu.tsx';
import { perform } from '../commands/asked-commands.tsx';
import { useListCommands } from '../commands/list-commands.tsx';
import { isOffered } from '../definition/list-actions.ts';
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
  const { start } = useListCommands();
  const actions = (definition.rowActions?.(row) ?? []).filter(isOffered);
  if (actions.length === 0) return null;
  const name = definition.nameOf(row);
  const label = t('list.rowActions', { name });
  return (
    <ActionMenu
      label={label}
      actions={actions}
      onChoose={(action) => perform(action, name, (command) => start({ ...command, about: { row } }))}
      button={(opening) => (
        <IconButton
          aria-label={label}
          {...opening}
          sx={{ width: 32, height: 32 }}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        >
          <EllipsisVertical size={16} />
        </IconButton>
      )}
    />
  );
}
