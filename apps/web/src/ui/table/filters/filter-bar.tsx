import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { List } from '../state/use-list.ts';
import { withFilter, withoutFilters } from '../view/list-view.ts';
import { FilterPill } from './filter-pill.tsx';
import { useFilterText } from './use-filter-text.ts';

/** The filters in effect; takes no room while there are none. */
export function FilterBar({ list: { definition, view, show, focusSearch } }: { readonly list: List }) {
  const { t } = useTranslation();
  const textOf = useFilterText();
  const used = (definition.filters ?? []).flatMap((filter) => {
    const text = textOf(filter, view);
    return text === undefined ? [] : [{ filter, text }];
  });
  if (used.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}
    >
      {used.map(({ filter, text }) => (
        <FilterPill
          key={filter.label}
          filter={filter}
          text={text}
          view={view}
          onChange={(change) => {
            show(withFilter(view, change));
            // The pill may go with its filter.
            focusSearch();
          }}
        />
      ))}
      <Button
        onClick={() => {
          show(withoutFilters(view));
          focusSearch();
        }}
        sx={{ minHeight: 30, paddingBlock: 0, fontSize: 13 }}
      >
        {t('action.clearFilters')}
      </Button>
    </Box>
  );
}
