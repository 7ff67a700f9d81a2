import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import type { Filter } from '../definition/filter.ts';
import type { List } from '../state/use-list.ts';
import { withFilter } from '../view/list-view.ts';
import { FilterPopover } from './filter-popover.tsx';
import { useFilterText } from './use-filter-text.ts';

/** Every filter the list has, behind one button: first which, then what. */
export function FilterButton({ list: { definition, view, show } }: { readonly list: List }) {
  const { t } = useTranslation();
  const { filters = [] } = definition;
  const button = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  /** By its label: what the filter offers may change while it is open. */
  const [chosen, setChosen] = useState<string>();
  const textOf = useFilterText();
  const [only, ...others] = filters;
  if (only === undefined) return null;
  const edited = filters.find(({ label }) => label === chosen);
  const choose = ({ label }: Filter) => {
    setIsMenuOpen(false);
    setChosen(label);
  };
  return (
    <>
      <ToolButton
        ref={button}
        label={t('list.filter')}
        icon={ListFilter}
        opens={others.length > 0 ? 'menu' : 'dialog'}
        isOpen={isMenuOpen || edited !== undefined}
        isOn={filters.some((filter) => textOf(filter, view) !== undefined)}
        onClick={() => (others.length > 0 ? setIsMenuOpen(true) : choose(only))}
      />
      <Menu
        open={isMenuOpen}
        anchorEl={() => button.current}
        container={() => button.current?.closest('main') ?? document.body}
        onClose={() => setIsMenuOpen(false)}
        slotProps={{ list: { 'aria-label': t('list.filter') }, paper: { sx: { maxWidth: 340 } } }}
      >
        {filters.map((filter) => (
          <MenuItem key={filter.label} onClick={() => choose(filter)} sx={{ whiteSpace: 'normal' }}>
            {textOf(filter, view) ?? filter.label}
          </MenuItem>
        ))}
      </Menu>
      {edited ? (
        <FilterPopover
          filter={edited}
          anchor={button.current}
          view={view}
          onClose={() => setChosen(undefined)}
          onApply={(change) => show(withFilter(view, change))}
        />
      ) : null}
    </>
  );
}
