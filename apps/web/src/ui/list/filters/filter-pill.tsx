import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colours, sizes } from '../../theme/tokens.ts';
import { popoverPaper } from '../popover-paper.ts';
import type { FilterChange, ListView } from '../view/list-view.ts';
import { type Filter, fieldsOf } from './filter.ts';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterText } from './use-filter-text.ts';

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
        <FilterEditor
          titleId={titleId}
          filter={filter}
          view={view}
          onApply={(change) => {
            close();
            onChange(change);
          }}
        />
      </Popover>
    </Box>
  );
}
