import Box from '@mui/material/Box';
import { Radio } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import type { ListColumns } from '../state/column-choice.ts';
import type { List } from '../state/use-list.ts';
import { withSearch } from '../view/list-view.ts';
import { AddButton } from './add-button.tsx';
import { MoreButton } from './more-button.tsx';
import { SearchBox } from './search-box.tsx';
import { ViewsButton } from './views-button.tsx';

interface ListToolbarProps {
  readonly list: List;
  readonly columns: ListColumns;
  /** Whether views of it can be kept: of a list that has an address of its own. */
  readonly hasViews?: boolean;
}

/** One row: what narrows the list down, how it is shown, and what begins something. */
export function ListToolbar({ list, columns, hasViews = false }: ListToolbarProps) {
  const { t } = useTranslation();
  const { definition, view, show } = list;
  return (
    <Box
      sx={{
        display: 'flex',
        flex: '1 1 0',
        gap: 2,
        // Where it has no room beside the title it takes a row of its own.
        minWidth: { xs: '100%', md: 'min(600px, 100%)' },
      }}
    >
      <SearchBox
        label={definition.searchLabel}
        value={view.search}
        input={list.searchInput}
        onSearch={(search) => show(withSearch(view, search), 'replace')}
      />
      <FilterButton list={list} />
      {list.live ? (
        <ToolButton
          label={t('list.live')}
          hint={t('list.liveHint')}
          icon={Radio}
          isOn={list.live.isOn}
          onClick={list.live.toggle}
        />
      ) : null}
      {hasViews ? <ViewsButton list={list} columns={columns} /> : null}
      <Box sx={{ flex: { xs: 'none', md: 1 } }} />
      <MoreButton list={list} columns={columns} />
      {definition.add ? <AddButton add={definition.add} onOpen={list.open} hasShortcut /> : null}
    </Box>
  );
}
