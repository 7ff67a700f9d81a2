import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../theme/tokens.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import { isSelected, withChosen } from '../state/selection.ts';
import type { List } from '../state/use-list.ts';
import { RowLink } from './row-link.tsx';
import { RowMenu } from './row-menu.tsx';

interface ListCardsProps {
  readonly list: List;
  readonly rows: readonly AnyRow[];
}

/** The rows where there is no room for a grid. */
export function ListCards({ list, rows }: ListCardsProps) {
  const { definition, isOld } = list;
  return (
    <Box
      component="ul"
      aria-label={definition.title}
      aria-busy={isOld}
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        border: `1px solid ${colours.border}`,
        borderRadius: 1,
        backgroundColor: colours.surface,
        opacity: isOld ? 0.6 : 1,
        transition: 'opacity 120ms',
      }}
    >
      {rows.map((row) => (
        <Card key={row.id} list={list} row={row} />
      ))}
    </Box>
  );
}

function Card({ list, row }: { readonly list: List; readonly row: AnyRow }) {
  const { t } = useTranslation();
  const { definition, selection, bulkActions } = list;
  const { card, nameOf } = definition;
  const details = card
    .details(row)
    .filter((detail) => detail !== null && detail !== undefined && detail !== '');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2,
        padding: '12px 8px 12px 16px',
        '& + &': { borderTop: `1px solid ${colours.border}` },
      }}
    >
      {bulkActions.length > 0 ? (
        <Checkbox
          checked={isSelected(selection.selection, row.id)}
          onChange={(_event, isChosen) =>
            selection.select(withChosen(selection.selection, [row.id], new Set(isChosen ? [row.id] : [])))
          }
          slotProps={{ input: { 'aria-label': t('list.selectRow', { name: nameOf(row) }) } }}
          sx={{ zIndex: 2, margin: '-9px 0 -9px -9px' }}
        />
      ) : null}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {/* The link's target is the whole card, its details included. */}
        <Box sx={{ '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } }}>
          <RowLink definition={definition} row={row}>
            {card.title(row)}
          </RowLink>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: '20px',
            rowGap: 1,
            marginTop: 1,
            color: colours.textSoft,
            fontSize: 13,
            // The dot before the first of a line lies outside and is cut off.
            overflowX: 'clip',
            '& > *': { position: 'relative' },
            '& > *::before': { content: '"·"', position: 'absolute', left: '-12px' },
          }}
        >
          {details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: details of a row have a fixed order
            <Box key={index} component="span" sx={{ minWidth: 0 }}>
              {detail}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ zIndex: 2, flexShrink: 0 }}>
        <RowMenu definition={definition} row={row} />
      </Box>
    </Box>
  );
}
