import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, tabularFigures } from '../theme/tokens.ts';
import { BulkBar } from './commands/bulk-bar.tsx';
import { selectedCount } from './state/selection.ts';
import type { List } from './state/use-list.ts';
import { useRange } from './state/use-range.ts';
import { nextPage, type PageSize, pageSizes, previousPage, withPageSize } from './view/list-view.ts';

/** Pages, and while something is selected what can be done with it: there is not room for more. */
export function ListFooter({ list }: { readonly list: List }) {
  const { answer, error, view, selection } = list;
  // It has its place before the first rows come.
  const hasPages = answer ? answer.rows.length > 0 || view.cursor !== undefined : !error;
  if (!hasPages) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 2,
        paddingTop: 3,
        fontSize: 13,
      }}
    >
      {selectedCount(selection.selection) > 0 ? null : <PageSizeSelect list={list} />}
      <BulkBar list={list} />
      <Pages list={list} />
    </Box>
  );
}

function PageSizeSelect({ list: { view, show } }: { readonly list: List }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: colours.textSoft }}>
      <label htmlFor={id}>{t('list.pageSize')}</label>
      <NativeSelect
        input={<OutlinedInput sx={{ fontSize: 13 }} />}
        inputProps={{ id }}
        value={view.pageSize}
        onChange={(event) => show(withPageSize(view, Number(event.target.value) as PageSize))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

function Pages({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const range = useRange(list);
  const { answer, view, show } = list;
  return (
    <Box
      component="nav"
      aria-label={t('list.pages')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, marginLeft: 'auto' }}
    >
      <Box sx={{ ...tabularFigures, marginRight: 2, color: colours.textSoft, whiteSpace: 'nowrap' }}>
        {range}
      </Box>
      <PageButton
        label={t('list.previousPage')}
        icon={ChevronLeft}
        cursor={answer?.prev}
        onGo={(cursor) => show(previousPage(view, cursor))}
      />
      <PageButton
        label={t('list.nextPage')}
        icon={ChevronRight}
        cursor={answer?.next}
        onGo={(cursor) => show(nextPage(view, cursor))}
      />
    </Box>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly cursor: string | null | undefined;
  readonly onGo: (cursor: string) => void;
}

/** Stays focusable at either end: a button that vanishes under the finger drops the focus to the page's top. */
function PageButton({ label, icon: Icon, cursor, onGo }: PageButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!cursor}
      onClick={() => {
        if (cursor) onGo(cursor);
      }}
      sx={{
        border: `1px solid ${cursor ? colours.controlBorder : colours.border}`,
        '&[aria-disabled=true]': { color: '#b4bbc6', cursor: 'default', backgroundColor: 'transparent' },
      }}
    >
      <Icon size={16} />
    </IconButton>
  );
}
