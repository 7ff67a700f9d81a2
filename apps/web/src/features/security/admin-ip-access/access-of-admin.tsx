import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx';
import { AddButton } from '../../../ui/table/toolbar/add-button.tsx';
import { newRow } from '../../../ui/table/view/list-view.ts';
import { useOpenPanel } from '../../../ui/table/view/use-open-panel.ts';
import { type AccessList, isOwnList, type Whose } from './access-list.ts';
import { AccessState } from './access-state.tsx';
import { AddAddressForm } from './add-address-form.tsx';
import { EntriesPanel } from './entries-panel.tsx';

interface AccessOfAdminProps {
  readonly whose: Whose;
  readonly list: AccessList;
  readonly head: (add: ReactNode) => ReactNode;
}

export function AccessOfAdmin({ whose, list, head }: AccessOfAdminProps) {
  const { t } = useTranslation('security');
  const panel = useOpenPanel();
  const entries = useRef<HTMLDivElement>(null);
  // Once the dialog is gone, which would like to give the focus back to a button that went with its row.
  const focusEntries = () => setTimeout(() => entries.current?.focus());
  const isFixed = list.managed === 1 && isOwnList(whose);
  const add = {
    label: t('form.add'),
    needs: 'addAdminIp',
    content: () => <AddAddressForm whose={whose} close={panel.close} />,
  } as const;
  return (
    <>
      {head(isFixed ? null : <AddButton add={add} onOpen={() => panel.open(newRow)} hasShortcut />)}
      <Box sx={{ display: 'grid', gap: 4 }}>
        <AccessState whose={whose} list={list} isFixed={isFixed} onOwnAdded={focusEntries} />
        <Box ref={entries} tabIndex={-1} sx={{ minWidth: 0 }}>
          <EntriesPanel
            whose={whose}
            list={list}
            isFixed={isFixed}
            addButton={<AddButton add={add} onOpen={() => panel.open(newRow)} />}
            onRemoved={focusEntries}
          />
        </Box>
      </Box>
      <SidePanel title={add.label} isOpen={panel.shown === newRow} onClose={panel.close}>
        {add.content()}
      </SidePanel>
    </>
  );
}
