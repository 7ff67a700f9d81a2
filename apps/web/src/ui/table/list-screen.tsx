import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { PageHead } from '../page/page-head.tsx';
import { NoPermissionState } from '../page/page-states.tsx';
import { sizes } from '../theme/tokens.ts';
import { ListCommands } from './commands/list-commands.tsx';
import type { ListName } from './definition/list-contract.ts';
import type { ListDefinition, ListScreenProps } from './definition/list-definition.ts';
import { DetailPanel } from './detail-panel.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListBody, rowsClass } from './list-body.tsx';
import { ListFooter } from './list-footer.tsx';
import { RowMenu } from './rows/row-menu.tsx';
import { type ColumnChoice, useListColumns } from './state/column-choice.ts';
import { isOverview, type List, useList } from './state/use-list.ts';
import { ListHead } from './toolbar/list-head.tsx';
import { ListToolbar } from './toolbar/list-toolbar.tsx';

/**
 * A whole list: head, search, filters, rows as grid or cards, pages, selection, side panel, export, all its states. Its
 * view lives in the address; the route validates it with `listSearch`.
 */
export function ListScreen<Name extends ListName>(props: ListScreenProps<Name>) {
  const definition = props as unknown as ListDefinition;
  const isAllowed = useCan(props.action);
  if (isAllowed) return <AllowedList definition={definition} />;
  return (
    <>
      <PageHead title={props.title} purpose={props.purpose} />
      {props.tabs}
      <NoPermissionState />
    </>
  );
}

/** The same without a head, within a page that has one. */
export function ListSection<Name extends ListName>(
  props: Omit<ListScreenProps<Name>, 'purpose' | 'tabs' | 'intro'>,
) {
  const definition = props as unknown as ListDefinition;
  const isAllowed = useCan(props.action);
  return isAllowed ? <ListParts definition={definition} /> : <NoPermissionState />;
}

function ListParts({ definition }: { readonly definition: ListDefinition }) {
  const list = useList(definition);
  const columns = useListColumns(list);
  return (
    <>
      <Box sx={{ display: 'flex', marginBottom: 2 }}>
        <ListToolbar list={list} columns={columns} />
      </Box>
      <ListRows list={list} choice={columns.choice} />
    </>
  );
}

/** From this width on the list fills the window, and its rows scroll under their heads; nothing else gives way. */
const fillsWindow = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { md: `max(460px, calc(100vh - ${sizes.topBar + 40}px))` },
  marginBottom: { md: '-56px' },
  '& > *': { flexShrink: 0 },
  [`& > .${rowsClass}`]: { flexShrink: 1 },
};

function AllowedList({ definition }: { readonly definition: ListDefinition }) {
  const list = useList(definition);
  const columns = useListColumns(list);
  return (
    <Box sx={fillsWindow}>
      <ListHead definition={definition}>
        <ListToolbar list={list} columns={columns} hasViews />
      </ListHead>
      {definition.intro}
      <ListRows list={list} choice={columns.choice} />
    </Box>
  );
}

function ListRows({ list, choice }: { readonly list: List; readonly choice: ColumnChoice }) {
  const { definition, answer } = list;
  return (
    <ListCommands list={list}>
      <FilterBar list={list} />
      {answer && definition.notice ? (
        <Box sx={{ '&:not(:empty)': { marginBottom: 3 } }}>{definition.notice(answer)}</Box>
      ) : null}
      {isOverview(list) ? (
        <ListOverview list={list} />
      ) : (
        <>
          <ListBody list={list} choice={choice} />
          <ListFooter list={list} />
        </>
      )}
      <DetailPanel list={list} />
    </ListCommands>
  );
}

function ListOverview({ list: { definition, view } }: { readonly list: List }) {
  return definition.overview?.content(view, (row) => <RowMenu definition={definition} row={row} />);
}
