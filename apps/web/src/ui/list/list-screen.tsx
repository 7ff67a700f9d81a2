import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { PageHead } from '../page/page-head.tsx';
import { NoPermissionState } from '../page/page-states.tsx';
import { sizes } from '../theme/tokens.ts';
import { AddButton } from './add-button.tsx';
import { useColumnChoice } from './columns/use-column-choice.ts';
import { ListCommands } from './commands/list-commands.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { ExportButton } from './export-button.tsx';
import { ListBody } from './list-body.tsx';
import type { ListName } from './list-contract.ts';
import type { ListDefinition, ListScreenProps } from './list-definition.ts';
import { ListFooter } from './list-footer.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useList } from './use-list.ts';

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

/** From this width on the list fills the window, and its rows scroll under their heads. */
const fillsWindow = {
  maxHeight: { md: `max(460px, calc(100vh - ${sizes.topBar + 48}px))` },
  marginBottom: { md: '-56px' },
};

function AllowedList({ definition }: { readonly definition: ListDefinition }) {
  const list = useList(definition);
  const columns = useColumnChoice(definition.action);
  const isNarrow = useIsNarrow();
  const { title, purpose, tabs, add } = definition;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', ...fillsWindow }}>
      <PageHead
        title={title}
        purpose={purpose}
        action={
          <>
            {isNarrow ? null : <ExportButton list={list} choice={columns.choice} />}
            {add ? <AddButton add={add} onOpen={list.open} hasShortcut /> : null}
          </>
        }
      />
      {tabs}
      <ListToolbar list={list} columns={columns} />
      <ListCommands list={list}>
        <ListBody list={list} choice={columns.choice} />
        <ListFooter list={list} />
        <DetailPanel list={list} />
      </ListCommands>
    </Box>
  );
}
