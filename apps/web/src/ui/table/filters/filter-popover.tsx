import { PopoverPanel } from '../controls/popover-panel.tsx';
import type { Filter } from '../definition/filter.ts';
import type { FilterChange, ListView } from '../view/list-view.ts';
import { FilterEditor } from './filter-editor.tsx';

interface FilterPopoverProps {
  readonly filter: Filter;
  readonly anchor: HTMLElement | null;
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (change: FilterChange) => void;
}

/** The form of one filter, below what opened it. */
export function FilterPopover({ filter, anchor, view, onClose, onApply }: FilterPopoverProps) {
  return (
    <PopoverPanel title={filter.label} anchor={anchor} onClose={onClose}>
      <FilterEditor
        filter={filter}
        view={view}
        onApply={(change) => {
          onClose();
          onApply(change);
        }}
      />
    </PopoverPanel>
  );
}
