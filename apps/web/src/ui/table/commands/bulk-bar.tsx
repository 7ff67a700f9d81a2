import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { announceFailure } from '../../../api/announce.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../form/progress-button.tsx';
import { colours } from '../../theme/tokens.ts';
import type { BulkCommand, BulkTask, RowCount } from '../definition/list-actions.ts';
import { nothingSelected, selectedCount, selectionInput } from '../state/selection.ts';
import type { List } from '../state/use-list.ts';
import { useTotal } from '../state/use-range.ts';
import { bulkWords } from './asked-words.ts';
import { useListCommands } from './list-commands.tsx';

/** "37 selected", all that match on demand, and what can be done with them. */
export function BulkBar({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { bulkActions, focusSearch } = list;
  const { selection, select } = list.selection;
  const num = selectedCount(selection);
  const count: RowCount = { num, shown: number(num) };
  return (
    <>
      <span className="visually-hidden" role="status">
        {num > 0 ? t('list.selected', { ...count }) : ''}
      </span>
      {num > 0 ? (
        <Box role="group" aria-label={t('list.selected', { ...count })} sx={bar}>
          <Box aria-hidden sx={{ fontWeight: 560, whiteSpace: 'nowrap' }}>
            {t('list.selected', { ...count })}
          </Box>
          <SelectAllButton list={list} />
          <Button
            onClick={() => {
              select(nothingSelected);
              // The button goes with the selection.
              focusSearch();
            }}
          >
            {t('list.clearSelection')}
          </Button>
          {bulkActions.map((action, place) =>
            'run' in action ? (
              <TaskButton key={action.label(count)} list={list} task={action} count={count} />
            ) : (
              <BulkButton key={action.label(count)} list={list} action={action} place={place} count={count} />
            ),
          )}
        </Box>
      ) : null}
    </>
  );
}

/** Selects what is on other pages too; beyond what is counted at once, everything is counted first. */
function SelectAllButton({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const total = useTotal(list.answer);
  const [isCounting, setIsCounting] = useState(false);
  const { selection } = list.selection;
  const isMore = total !== undefined && selection.kind === 'some' && total.num > selection.ids.size;
  if (!isMore) return null;
  const selectAll = async () => {
    setIsCounting(true);
    try {
      await list.selectAll();
    } catch (error) {
      announceFailure('selectAll', error);
    } finally {
      setIsCounting(false);
    }
  };
  return (
    <ProgressButton variant="text" isRunning={isCounting} onClick={() => void selectAll()}>
      {t('list.selectAll', { ...total })}
    </ProgressButton>
  );
}

interface TaskButtonProps {
  readonly list: List;
  readonly task: BulkTask;
  readonly count: RowCount;
}

function TaskButton({ list, task: { label, icon: Icon, isDestructive, run }, count }: TaskButtonProps) {
  const { selection } = list.selection;
  return (
    <Button
      variant={isDestructive ? 'contained' : 'outlined'}
      color={isDestructive ? 'error' : 'primary'}
      startIcon={Icon ? <Icon size={16} aria-hidden /> : undefined}
      onClick={() => run(selection.kind === 'some' ? [...selection.ids] : undefined)}
    >
      {label(count)}
    </Button>
  );
}

interface BulkButtonProps {
  readonly list: List;
  readonly action: BulkCommand;
  /** Among the actions of the list. */
  readonly place: number;
  readonly count: RowCount;
}

function BulkButton({ list, action, place, count }: BulkButtonProps) {
  const { start, running } = useListCommands();
  const { matching, rowName, seenRow } = list;
  const { selection } = list.selection;
  const { command, confirm, given, filterName, icon: Icon, isDestructive, undo, reason } = action;
  const onClick = () => {
    const ids = selection.kind === 'some' ? [...selection.ids] : [];
    const [only, ...others] = ids;
    const rows = ids.flatMap((id) => seenRow(id) ?? []);
    const name = others.length === 0 && only !== undefined ? rowName(only) : undefined;
    start({
      ...bulkWords(action, count, rows),
      undo,
      reason,
      command,
      input: {
        ...selectionInput(selection, filterName ? renamed(matching, filterName) : matching),
        ...given,
      },
      isDestructive,
      about: { num: count.num, rows, place },
      typeToConfirm: confirm?.typeName ? (name ?? String(count.num)) : undefined,
    });
  };
  return (
    <ProgressButton
      variant={isDestructive ? 'contained' : 'outlined'}
      color={isDestructive ? 'error' : 'primary'}
      startIcon={Icon ? <Icon size={16} aria-hidden /> : undefined}
      isRunning={running === command}
      onClick={onClick}
    >
      {action.label(count)}
    </ProgressButton>
  );
}

/** The filters under other names, also where they are negated. */
function renamed(matching: Matching, nameOf: (name: string) => string): Matching {
  const entries = Object.entries(matching).map(([name, value]) =>
    name === 'not' ? [name, renamed(value as Matching, nameOf)] : [nameOf(name), value],
  );
  return Object.fromEntries(entries) as Matching;
}

type Matching = Readonly<Record<string, unknown>>;

/** As high as the rest of the footer where it fits one line: nothing moves when the first row is selected. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', md: 'flex-start' },
  columnGap: 1,
  rowGap: 1,
  padding: '2px 2px 2px 12px',
  border: `1px solid ${colours.accent}`,
  borderRadius: 1,
  backgroundColor: colours.accentSoft,
  order: { xs: -1, lg: 0 },
  width: { xs: 'calc(100% - 32px)', md: '100%', lg: 'auto' },
  // Below cards there is much to scroll: the bar stays in sight.
  position: { xs: 'fixed', md: 'static' },
  insetInline: 16,
  bottom: 16,
  zIndex: 'appBar',
  boxShadow: { xs: '0 8px 24px rgb(20 28 45 / 18%)', md: 'none' },
  '& .MuiButton-startIcon': { display: 'none' },
  '& .MuiButton-root': { minHeight: 30, padding: '3px 10px', fontSize: 13 },
} as const;
