import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createLink, useLocation } from '@tanstack/react-router';
import { ArrowDownUp, Columns3, Download, Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsNarrow } from '../../page/window-width.ts';
import { PopoverPanel } from '../controls/popover-panel.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { type HeadAction, isOffered } from '../definition/list-actions.ts';
import type { ListColumns } from '../state/column-choice.ts';
import { isOverview, type List } from '../state/use-list.ts';
import { ColumnsForm } from './columns-form.tsx';
import { ExportForm } from './export-form.tsx';
import { ordersOf, SortForm } from './sort-form.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody came to export the list. */
    opensExport?: boolean;
  }
}

interface MoreButtonProps {
  readonly list: List;
  readonly columns: ListColumns;
}

/** What is needed less often: other ways to begin something, the export, the columns; on a phone the order. */
export function MoreButton({ list, columns }: MoreButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const forms = useForms(list, columns, close);
  const asked = useLocation({ select: ({ state }) => (state.opensExport ? state.__TSR_key : undefined) });
  useEffect(() => {
    if (asked !== undefined) setOpen('export');
  }, [asked]);
  const headActions = (list.definition.headActions ?? []).filter(isOffered);
  const form = forms.find(({ name }) => name === open);
  if (headActions.length + forms.length === 0) return null;
  return (
    <>
      <ToolButton
        ref={button}
        label={t('list.moreActions')}
        icon={Ellipsis}
        opens="menu"
        isOpen={open !== undefined}
        onClick={() => setOpen('menu')}
      />
      <Menu
        open={open === 'menu'}
        anchorEl={() => button.current}
        // Inside the landmark it belongs to.
        container={() => button.current?.closest('main') ?? document.body}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': t('list.moreActions') } }}
      >
        {headActions.map((action) => (
          <HeadItem key={action.label} action={action} onChosen={close} />
        ))}
        {forms.map(({ name, label, icon: Icon }) => (
          <MenuItem key={name} onClick={() => setOpen(name)}>
            <Icon size={16} aria-hidden />
            {label}
          </MenuItem>
        ))}
      </Menu>
      {form ? (
        <PopoverPanel title={form.label} anchor={button.current} align="right" onClose={close}>
          {form.content()}
        </PopoverPanel>
      ) : null}
      {headActions.map((action) =>
        'panel' in action ? <Panel key={action.label}>{action.panel}</Panel> : null,
      )}
    </>
  );
}

const Panel = ({ children }: { readonly children: ReactNode }) => children;
const LinkItem = createLink(MenuItem);

function HeadItem({ action, onChosen }: { readonly action: HeadAction; readonly onChosen: () => void }) {
  const { icon: Icon, label } = action;
  const content = (
    <>
      <Icon size={16} aria-hidden />
      {label}
    </>
  );
  if ('to' in action) return <LinkItem to={action.to}>{content}</LinkItem>;
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        action.run();
      }}
    >
      {content}
    </MenuItem>
  );
}

/** What opens in a small panel; the choice of columns and the order are about rows in sight. */
function useForms(list: List, { choice, choose }: ListColumns, close: () => void) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const { exportAction, columns } = list.definition;
  // Which right is asked for without an export does not matter.
  const canExport = useCan(exportAction ?? list.definition.action);
  const hasRows = !isOverview(list);
  return [
    exportAction && canExport
      ? {
          name: 'export',
          label: t('list.export'),
          icon: Download,
          content: () => <ExportForm list={list} choice={choice} action={exportAction} onDone={close} />,
        }
      : undefined,
    hasRows && !isNarrow
      ? {
          name: 'columns',
          label: t('list.columns'),
          icon: Columns3,
          content: () => <ColumnsForm columns={columns} choice={choice} choose={choose} />,
        }
      : undefined,
    hasRows && isNarrow && ordersOf(list).length > 0
      ? {
          name: 'sort',
          label: t('list.sortBy'),
          icon: ArrowDownUp,
          content: () => <SortForm list={list} />,
        }
      : undefined,
  ].filter((form) => form !== undefined);
}
