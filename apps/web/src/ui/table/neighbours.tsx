import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { List } from './state/use-list.ts';
import { type ListView, nextPage, previousPage, withOpen } from './view/list-view.ts';

const steps = [
  { key: 'ArrowUp', by: -1, label: 'list.previousRow', icon: ChevronUp },
  { key: 'ArrowDown', by: 1, label: 'list.nextRow', icon: ChevronDown },
] as const;

/** What has a use of its own for the arrow keys. */
const ownArrows =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=tree]';

type Browsed = Pick<List, 'answer' | 'isOld' | 'view' | 'show' | 'peek' | 'readAhead'>;

/** The rows before and after the one in the side panel, by the arrow keys or by buttons, on to the next page and back. */
export function useNeighbours({ answer, isOld, view, show, peek, readAhead }: Browsed, id: string) {
  const { t } = useTranslation();
  const open = useRef(view.open);
  useEffect(() => {
    open.current = view.open;
  });
  const rows = answer?.rows ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const cursorAt = (by: number) =>
    isOld ? undefined : ((by > 0 ? answer?.next : answer?.prev) ?? undefined);
  const wayTo = (by: number): (() => void) | undefined => {
    const neighbour = rows[place + by];
    if (neighbour) return () => peek(neighbour.id);
    const cursor = cursorAt(by);
    if (cursor === undefined) return undefined;
    const page = by > 0 ? nextPage(view, cursor) : previousPage(view, cursor);
    return () => void turnTo(page, by).catch(() => undefined);
  };
  const turnTo = async (page: ListView, by: number) => {
    const ahead = (await readAhead(page)).rows;
    const first = by > 0 ? ahead[0] : ahead.at(-1);
    // Somebody closed the panel meanwhile, or was quicker.
    if (first && open.current === id) show(withOpen(page, first.id), 'replace');
  };
  if (place === -1 || !steps.some(({ by }) => wayTo(by))) return undefined;
  return {
    buttons: steps.map(({ key, by, label, icon: Icon }) => {
      const go = wayTo(by);
      return (
        <IconButton
          key={key}
          aria-label={t(label)}
          aria-keyshortcuts={key}
          // Never disabled: that would drop the focus of whoever just pressed it.
          aria-disabled={go === undefined}
          onClick={() => go?.()}
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
      const go = wayTo(step.by);
      if (go === undefined) return;
      // What had the focus goes with the row.
      if (!target.closest('[aria-keyshortcuts]')) event.currentTarget.focus();
      go();
    },
  };
}
