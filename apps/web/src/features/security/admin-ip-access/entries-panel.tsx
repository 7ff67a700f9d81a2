import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EmptyState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { AccessEntry, AccessList, Whose } from './access-list.ts';
import { EntryList } from './entry-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface EntriesPanelProps {
  readonly whose: Whose;
  readonly list: AccessList;
  readonly isFixed: boolean;
  readonly addButton: ReactNode;
  /** The button that did it is gone by then. */
  readonly onRemoved: () => void;
}

export function EntriesPanel({ whose, list, isFixed, addButton, onRemoved }: EntriesPanelProps) {
  const { t } = useTranslation('security');
  const [removing, setRemoving] = useState<AccessEntry>();
  const reasonId = useId();
  const isLastKept = !isFixed && list.restricted === 1 && list.rows.length === 1;
  return (
    <Panel title={t('list.title')}>
      {list.rows.length === 0 ? (
        <EmptyState title={t('list.empty')} action={addButton}>
          {t('list.emptyHint')}
        </EmptyState>
      ) : (
        <EntryList
          entries={list.rows}
          keptBecause={isLastKept ? reasonId : undefined}
          onRemove={isFixed ? undefined : setRemoving}
        />
      )}
      {isLastKept ? (
        <Box id={reasonId} sx={{ marginTop: 3, fontSize: 13, color: colours.textSoft }}>
          {t('list.lastStays')}
        </Box>
      ) : null}
      {removing ? (
        <RemoveDialog
          whose={whose}
          list={list}
          entry={removing}
          onRemoved={() => {
            setRemoving(undefined);
            onRemoved();
          }}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </Panel>
  );
}
