import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { focusFirstField } from '../../dialogs/focus-first-field.ts';
import { colours, sizes } from '../../theme/tokens.ts';
import { popoverPaper } from '../controls/popover-button.tsx';
import { type ChoiceFilter, type Filter, type FilterValue, fieldsOf } from '../definition/filter.ts';
import type { FilterChange, ListView } from '../view/list-view.ts';
import { FilterEditor } from './filter-editor.tsx';

interface FilterPillProps {
  readonly filter: Filter;
  readonly view: ListView;
  readonly onChange: (change: FilterChange) => void;
}

const half = {
  minHeight: sizes.control - 2,
  font: 'inherit',
  gap: '6px',
  '&:hover': { backgroundColor: colours.hover },
};

export function FilterPill({ filter, view, onChange }: FilterPillProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const text = useFilterText(filter, view);
  const close = () => setAnchor(null);
  const clear = () => {
    onChange({
      values: Object.fromEntries(fieldsOf(filter).map((field) => [field, undefined])),
      isNegated: false,
    });
    // The cross goes with the value; the pill stays.
    button.current?.focus();
  };
  return (
    <Box
      sx={{
        display: 'inline-flex',
        maxWidth: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        border: `1px ${text ? 'solid' : 'dashed'} ${text ? colours.accent : colours.controlBorder}`,
        backgroundColor: text ? colours.accentSoft : colours.surface,
      }}
    >
      <ButtonBase
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget.parentElement)}
        sx={{ ...half, padding: '0 10px', minWidth: 0, '&.Mui-focusVisible': { outlineOffset: -2 } }}
      >
        {text ? null : <Plus size={14} color={colours.textSoft} aria-hidden />}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {text ?? filter.label}
        </Box>
        {text ? (
          <ChevronDown size={14} color={colours.textSoft} aria-hidden style={{ flexShrink: 0 }} />
        ) : null}
      </ButtonBase>
      {text ? (
        <ButtonBase
          aria-label={t('list.removeFilter', { name: filter.label })}
          onClick={clear}
          sx={{ ...half, width: 30, flexShrink: 0, '&.Mui-focusVisible': { outlineOffset: -2 } }}
        >
          <X size={14} aria-hidden />
        </ButtonBase>
      ) : null}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: popoverPaper } }}
      >
        <Box ref={focusFirstField}>
          <FilterEditor
            titleId={titleId}
            filter={filter}
            view={view}
            onApply={(change) => {
              close();
              onChange(change);
            }}
          />
        </Box>
      </Popover>
    </Box>
  );
}

/** "Domain: not example.org"; undefined while the filter is not used. */
function useFilterText(filter: Filter, view: ListView): string | undefined {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (filter.kind === 'period') {
    const [from, to] = [view.filters[filter.from], view.filters[filter.to]].map((value) =>
      typeof value === 'string' ? day(value) : undefined,
    );
    if (!from && !to) return undefined;
    const value =
      from && to
        ? t('list.days', { from, to })
        : from
          ? t('list.fromDay', { from })
          : t('list.toDay', { to });
    return t('list.filterShown', { name: filter.label, value });
  }
  const value = view.filters[filter.name];
  if (value === undefined) return undefined;
  const isNegated = view.negated.includes(filter.name);
  const words = { name: filter.label, value: valueText(filter, value) };
  return isNegated ? t('list.filterNot', words) : t('list.filterShown', words);

  function valueText(shown: Exclude<Filter, { kind: 'period' }>, current: FilterValue): string {
    if (shown.kind === 'yesNo') return t(current === '1' ? 'list.yes' : 'list.no');
    return shown.kind === 'choice' ? choiceText(shown, current) : String(current);
  }
}

function choiceText({ choices }: ChoiceFilter, value: FilterValue): string {
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => choices.find((choice) => choice.value === one)?.label ?? one).join(', ');
}
