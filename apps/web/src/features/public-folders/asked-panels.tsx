import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../../ui/dialogs/side-panel.tsx';
import { AddFolderForm } from './add/add-folder-form.tsx';
import type { AskedPanel } from './list/use-folder-actions.ts';
import { MoveForm } from './page/move-form.tsx';

/** The side panels that a folder's actions open. */
export function useAskedPanels() {
  const { t } = useTranslation('public-folders');
  const [asked, setAsked] = useState<AskedPanel>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const panel =
    asked === undefined ? null : (
      <SidePanel
        title={t(asked.panel === 'move' ? 'move.title' : 'add.below')}
        isOpen={isOpen}
        onClose={close}
      >
        {asked.panel === 'move' ? (
          <MoveForm key={asked.row.id} row={asked.row} close={close} />
        ) : (
          <AddFolderForm key={asked.row.id} parent={asked.row} close={close} />
        )}
      </SidePanel>
    );
  return {
    ask: (next: AskedPanel) => {
      setAsked(next);
      setIsOpen(true);
    },
    panel,
  };
}
