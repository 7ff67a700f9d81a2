import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { can } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../dialogs/side-panel.tsx';
import { LoadingState } from '../page/loading-state.tsx';
import { EmptyState, ErrorState } from '../page/page-states.tsx';
import type { AnyRow } from './definition/list-contract.ts';
import type { Detail } from './definition/list-definition.ts';
import { useNeighbours } from './neighbours.tsx';
import type { List } from './state/use-list.ts';
import { newRow } from './view/list-view.ts';

/** The side panel over the list: one row, or the form for a new one. */
export function DetailPanel({ list }: { readonly list: List }) {
  const { definition, view, close } = list;
  const { detail, add } = definition;
  // What was open stays in the panel while it slides away.
  const [shown, setShown] = useState(view.open);
  if (view.open !== undefined && view.open !== shown) setShown(view.open);
  if (shown === newRow) {
    if (!add || !('content' in add) || !can(add.needs)) return null;
    return (
      <SidePanel title={add.label} isOpen={view.open === newRow} onClose={close}>
        {add.content(close)}
      </SidePanel>
    );
  }
  if (!detail || shown === undefined) return null;
  return <RowPanel list={list} detail={detail} id={shown} />;
}

interface RowPanelProps {
  readonly list: List;
  readonly detail: Detail<AnyRow>;
  readonly id: string;
}

function RowPanel({ list, detail, id }: RowPanelProps) {
  const { definition, answer, view, close, error } = list;
  const onPage = answer?.rows.find((row) => row.id === id);
  const { load } = detail;
  const loaded = useQuery({
    queryKey: [definition.action, 'row', id],
    queryFn: () => load?.(id) ?? null,
    enabled: load !== undefined && answer !== undefined && onPage === undefined,
  });
  const row = useLastKnown(id, onPage ?? loaded.data ?? undefined);
  const browsing = useNeighbours(list, id);
  const failure = row ? null : (loaded.error ?? (answer ? null : error));
  return (
    <SidePanel
      title={row ? definition.nameOf(row) : definition.title}
      isOpen={view.open === id}
      onClose={close}
      {...(browsing ? { browsing } : {})}
    >
      {row ? (
        <Fragment key={id}>{detail.content(row, close)}</Fragment>
      ) : failure ? (
        <ErrorState
          reason={errorText(failure)}
          onRetry={() => void (load ? loaded.refetch() : list.reload())}
        />
      ) : answer && !loaded.isLoading ? (
        <Gone />
      ) : (
        <LoadingState rows={6} />
      )}
    </SidePanel>
  );
}

/** A row that a reload pushed to the next page stays open. */
function useLastKnown(id: string, row: AnyRow | undefined): AnyRow | undefined {
  const [known, setKnown] = useState(row);
  if (row !== undefined && row !== known) setKnown(row);
  return row ?? (known?.id === id ? known : undefined);
}

function Gone() {
  const { t } = useTranslation();
  return <EmptyState title={t('list.gone')}>{t('list.goneHint')}</EmptyState>;
}
