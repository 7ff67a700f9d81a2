import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ProgressButton } from '../../form/progress-button.tsx';
import { colours } from '../../theme/tokens.ts';
import { useListCommands } from '../commands/list-commands.tsx';
import { type BulkAction, type RowCount, takesAll } from '../commands/list-order.ts';
import type { List } from '../use-list.ts';
import { useTotal } from '../use-range.ts';
import { allSelected, bulkInput, nothingSelected, selectedCount } from './selection.ts';

/** "37 selected", all that match on demand, and what can be done with them. */
export function BulkBar({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { bulkActions, answer, focusSearch } = list;
  const { selection, select } = list.selection;
  const total = useTotal(answer);
  const count = useCount(list);
  const canHaveAll = total !== undefined && bulkActions.every(takesAll);
  const isMore = canHaveAll && selection.kind === 'some' && total.num > count.num;
  return (
    <>
      <span className="visually-hidden" role="status">
        {count.num > 0 ? t('list.selected', { ...count }) : ''}
      </span>
      {count.num > 0 ? (
        <Box role="group" aria-label={t('list.selected', { ...count })} sx={bar}>
          <Box aria-hidden sx={{ fontWeight: 560, whiteSpace: 'nowrap' }}>
            {t('list.selected', { ...count })}
          </Box>
          {isMore ? (
            <Button onClick={() => select(allSelected)}>{t('list.selectAll', { ...total })}</Button>
          ) : null}
          <Button
            onClick={() => {
              select(nothingSelected);
              // The button goes with the selection.
              focusSearch();
            }}
          >
            {t('list.clearSelection')}
          </Button>
          {bulkActions.map((action) => (
            <BulkButton key={keyOf(action)} list={list} action={action} count={count} />
          ))}
        </Box>
      ) : null}
    </>
  );
}

interface BulkButtonProps {
  readonly list: List;
  readonly action: BulkAction;
  readonly count: RowCount;
}

function BulkButton({ list, action, count }: BulkButtonProps) {
  const { order, running } = useListCommands();
  const { matching, rowName, seenRow, answer } = list;
  const { selection, select } = list.selection;
  const { icon: Icon, isDestructive } = action;
  const label = action.label(count);
  const onClick = () => {
    const input = bulkInput(selection, matching, answer?.total ?? 0);
    if ('run' in action) {
      action.run({ ...count, input, clearSelection: () => select(nothingSelected) });
      return;
    }
    const { command, confirm, given, ...report } = action;
    const ids = selection.kind === 'some' ? [...selection.ids] : [];
    const [only, ...others] = ids;
    const name = others.length === 0 && only !== undefined ? rowName(only) : undefined;
    order({
      ...report,
      command,
      input: { ...input, ...given },
      label,
      isDestructive,
      isBulk: true,
      confirm: confirm && {
        title: confirm.title(count),
        consequences:
          typeof confirm.consequences === 'function'
            ? confirm.consequences(
                count,
                ids.flatMap((id) => seenRow(id) ?? []),
              )
            : confirm.consequences,
      },
      typeToConfirm: confirm?.typeName ? (name ?? String(count.num)) : undefined,
    });
  };
  return (
    <ProgressButton
      variant={isDestructive ? 'contained' : 'outlined'}
      color={isDestructive ? 'error' : 'primary'}
      startIcon={Icon ? <Icon size={16} aria-hidden /> : undefined}
      isRunning={'command' in action && running === action.command}
      onClick={onClick}
    >
      {label}
    </ProgressButton>
  );
}

function keyOf(action: BulkAction): string {
  return 'run' in action ? action.name : action.command;
}

/** As high as the rest of the footer: nothing moves when the first row is selected. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
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
  '& .MuiButton-root': { minHeight: 30, padding: '3px 10px', fontSize: 13 },
} as const;

function useCount({ selection: { selection }, answer }: List): RowCount {
  const { t } = useTranslation();
  const { number } = useFormat();
  const total = useTotal(answer);
  const num = selectedCount(selection, total?.num ?? 0);
  const isOpenEnded = selection.kind === 'all' && answer?.total_capped === 1;
  return { num, shown: isOpenEnded ? t('list.atLeast', { num: number(num) }) : number(num) };
}
