import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense } from 'react';
import { errorText } from '../../api/api-error.ts';
import { loadChunk } from '../../api/load-chunk.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState, ErrorState, NoPermissionState, NothingFoundState } from '../page/page-states.tsx';
import { useIsNarrow } from '../page/window-width.ts';
import { colours } from '../theme/tokens.ts';
import type { AnyRow, ListAnswer } from './definition/list-contract.ts';
import { ListCards } from './rows/list-cards.tsx';
import { CardsSkeleton, GridSkeleton } from './rows/list-skeleton.tsx';
import { type ColumnChoice, shownColumns } from './state/column-choice.ts';
import type { List } from './state/use-list.ts';
import { AddButton } from './toolbar/add-button.tsx';
import { isFiltered, withFirstPage, withoutFilters } from './view/list-view.ts';

const ListGrid = lazy(async () => ({
  default: (await loadChunk(() => import('./rows/list-grid.tsx'))).ListGrid,
}));

/** Marks what may shrink when there is not room for everything. */
export const rowsClass = 'list-rows';

interface ListBodyProps {
  readonly list: List;
  readonly choice: ColumnChoice;
}

/** The rows, or what is shown in their place. */
export function ListBody({ list, choice }: ListBodyProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const { answer, isOld } = list;
  return (
    <>
      <span className="visually-hidden" role="status">
        {answer && !isOld ? t('list.loaded', { num: answer.rows.length }) : ''}
      </span>
      {answer && answer.rows.length > 0 && isNarrow ? (
        <ListCards list={list} rows={answer.rows} />
      ) : (
        <Frame isFilled={!answer || answer.rows.length > 0}>
          <FramedBody list={list} choice={choice} isNarrow={isNarrow} />
        </Frame>
      )}
    </>
  );
}

function FramedBody({ list, choice, isNarrow }: ListBodyProps & { readonly isNarrow: boolean }) {
  const { answer, error, definition } = list;
  const columns = shownColumns(definition.columns, choice);
  const skeleton = isNarrow ? <CardsSkeleton /> : <GridSkeleton list={list} columns={columns} />;
  if (!answer) return error ? <Failure list={list} /> : skeleton;
  if (answer.rows.length === 0) return <NoRows list={list} answer={answer} />;
  return (
    <Suspense fallback={skeleton}>
      <ListGrid list={list} rows={answer.rows} columns={columns} />
    </Suspense>
  );
}

function Failure({ list: { error, view, show, reload } }: { readonly list: List }) {
  const { t } = useTranslation();
  if (error?.code === 'forbidden') return <NoPermissionState />;
  // An address made by hand or by an older version may hold a page that never was.
  if (error?.code === 'invalid_input') {
    return <ErrorState reason={t('list.noSuchPage')} onRetry={() => show(withFirstPage(view), 'replace')} />;
  }
  return <ErrorState reason={errorText(error)} onRetry={reload} />;
}

function NoRows({ list, answer }: { readonly list: List; readonly answer: ListAnswer<AnyRow> }) {
  const { definition, view, show, open, focusSearch } = list;
  const { empty, add } = definition;
  if (isFiltered(view)) {
    const clear = () => {
      show(withoutFilters(view));
      // The button goes with the filters.
      focusSearch();
    };
    return <NothingFoundState onClear={clear} />;
  }
  return (
    <EmptyState title={empty.title} action={add ? <AddButton add={add} onOpen={open} /> : null}>
      {typeof empty.hint === 'function' ? empty.hint(answer) : empty.hint}
    </EmptyState>
  );
}

function Frame({ isFilled, children }: { readonly isFilled: boolean; readonly children: ReactNode }) {
  return (
    <Box
      className={rowsClass}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: isFilled ? { md: 240 } : 0,
        overflow: 'hidden',
        border: `1px solid ${colours.border}`,
        borderRadius: 1,
        backgroundColor: colours.surface,
      }}
    >
      {children}
    </Box>
  );
}
