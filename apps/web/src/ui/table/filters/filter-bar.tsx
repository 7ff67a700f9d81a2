import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { List } from '../state/use-list.ts';
import { isFiltered, withFilter, withoutFilters } from '../view/list-view.ts';
import { FilterPill } from './filter-pill.tsx';

/** A pill for every filter the list has: empty, or with its value. */
export function FilterBar({ list: { definition, view, show, focusSearch } }: { readonly list: List }) {
  const { t } = useTranslation();
  const { filters = [] } = definition;
  if (filters.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0, maxWidth: '100%' }}
    >
      {filters.map((filter) => (
        <FilterPill
          key={filter.label}
          filter={filter}
          view={view}
          onChange={(change) => show(withFilter(view, change))}
        />
      ))}
      {isFiltered(view) ? (
        <Button
          onClick={() => {
            show(withoutFilters(view));
            // The button goes with the filters.
            focusSearch();
          }}
        >
          {t('action.clearFilters')}
        </Button>
      ) : null}
    </Box>
  );
}
