import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { List } from './state/use-list.ts';

const steps = [
  { key: 'ArrowUp', by: -1, label: 'list.previousRow', icon: ChevronUp },
  { key: 'ArrowDown', by: 1, label: 'list.nextRow', icon: ChevronDown },
] as const;

/** What has a use of its own for the arrow keys. */
const ownArrows =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=tree]';

/** The rows before and after the one in the side panel, by the arrow keys or by buttons: those of this page. */
export function useNeighbours({ answer, peek }: Pick<List, 'answer' | 'peek'>, id: string) {
  const { t } = useTranslation();
  const rows = answer?.rows ?? [];
  const place = rows.findIndex((row) => row.id === id);
  if (place === -1 || rows.length < 2) return undefined;
  const idAt = (by: number) => rows[place + by]?.id;
  return {
    buttons: steps.map(({ key, by, label, icon: Icon }) => {
      const neighbour = idAt(by);
      return (
        <IconButton
          key={key}
          aria-label={t(label)}
          aria-keyshortcuts={key}
          // Never disabled: that would drop the focus of whoever just pressed it.
          aria-disabled={neighbour === undefined}
          onClick={() => {
            if (neighbour !== undefined) peek(neighbour);
          }}
          sx={{ '&[aria-disabled=true]': { color: '#b4bbc6', backgroundColor: 'transparent' } }}
        >
          <Icon size={18} />
        </IconButton>
      );
    }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps.find(({ key }) => key === event.key);
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!step || isModified || event.defaultPrevented) return;
      const target = event.target as Element;
      // What is asked over the panel hangs below it in React’s tree alone.
      if (!event.currentTarget.contains(target) || target.closest(ownArrows)) return;
      event.preventDefault();
      const neighbour = idAt(step.by);
      if (neighbour === undefined) return;
      // What had the focus goes with the row.
      if (!target.closest('[aria-keyshortcuts]')) event.currentTarget.focus();
      peek(neighbour);
    },
  };
}
