import Box from '@mui/material/Box';
import { useIsNarrow } from '../../page/window-width.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { useColumnChoice } from '../state/column-choice.ts';
import { isOverview, type List } from '../state/use-list.ts';
import { withSearch } from '../view/list-view.ts';
import { ColumnsButton } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';

interface ListToolbarProps {
  readonly list: List;
  readonly columns: ReturnType<typeof useColumnChoice>;
  /** Where no head of a page has the room for it. */
  readonly hasExport: boolean;
}

/** What narrows the list down, and how it is shown. */
export function ListToolbar({ list, columns, hasExport }: ListToolbarProps) {
  const isNarrow = useIsNarrow();
  const { definition, view, show } = list;
  const exporting = hasExport ? <ExportButton list={list} choice={columns.choice} /> : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 2, marginBottom: 3 }}>
      <SearchBox
        label={definition.searchLabel}
        value={view.search}
        input={list.searchInput}
        onSearch={(search) => show(withSearch(view, search), 'replace')}
      />
      <FilterBar list={list} />
      {isNarrow ? (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, width: '100%' }}>
          {isOverview(list) ? <span /> : <SortSelect list={list} />}
          {exporting}
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, marginLeft: 'auto', flexShrink: 0 }}>
          {isOverview(list) ? null : <ColumnsButton columns={definition.columns} {...columns} />}
          {exporting}
        </Box>
      )}
    </Box>
  );
}
