import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ActionInput } from '@posthouse/contract';
import { EllipsisVertical, Pencil, RefreshCw, Star, StarOff, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sendCommand } from '../../../api/send-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../theme/tokens.ts';
import { ActionMenu } from '../commands/action-menu.tsx';
import type { RowAction } from '../definition/list-actions.ts';
import type { SavedView } from '../state/saved-views.ts';
import { ViewNameForm } from './view-name-form.tsx';

interface SavedViewRowProps {
  readonly view: SavedView;
  /** The view on screen, which can take its place. */
  readonly shown: string;
  /** What leads there. */
  readonly children: ReactNode;
}

/** One saved view, and what can be done with it. */
export function SavedViewRow({ view, shown, children }: SavedViewRowProps) {
  const { t } = useTranslation();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name } = view;
  const change = (input: Omit<ActionInput<'setSavedView'>, 'id'>) => () =>
    // A refusal has been announced.
    void sendCommand('setSavedView', { id, ...input }, { changes: ['getSavedViews'] }).catch(() => undefined);
  const actions: readonly RowAction[] = [
    { label: t('list.views.rename'), icon: Pencil, run: () => setIsRenaming(true) },
    { label: t('list.views.replace'), icon: RefreshCw, run: change({ view: shown }) },
    view.is_default === 1
      ? { label: t('list.views.notDefault'), icon: StarOff, run: change({ is_default: 0 }) }
      : { label: t('list.views.makeDefault'), icon: Star, run: change({ is_default: 1 }) },
    {
      label: t('list.views.remove'),
      icon: Trash2,
      isDestructive: true,
      run: () =>
        void sendCommand('removeSavedView', { id }, { changes: ['getSavedViews'] }).catch(() => undefined),
    },
  ];
  const label = t('list.rowActions', { name });
  if (isRenaming) {
    return (
      <Box component="li" sx={{ padding: '4px 8px' }}>
        <ViewNameForm
          label={t('list.views.rename')}
          name={name}
          inputFor={(typed) => ({ id, name: typed })}
          onDone={() => setIsRenaming(false)}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      {children}
      {view.is_default === 1 ? (
        <Box component="span" sx={{ flexShrink: 0, fontSize: 12, color: colours.textSoft }}>
          {t('list.views.default')}
        </Box>
      ) : null}
      <ActionMenu
        label={label}
        actions={actions}
        onChoose={(action) => {
          if ('run' in action) action.run();
        }}
        button={(opening) => (
          <IconButton aria-label={label} {...opening} sx={{ width: 32, height: 32 }}>
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      />
    </Box>
  );
}
