import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../theme/tokens.ts';
import { type Filter, fieldsOf } from '../definition/filter.ts';
import type { FilterChange, ListView } from '../view/list-view.ts';
import { FilterPopover } from './filter-popover.tsx';

interface FilterPillProps {
  readonly filter: Filter;
  /** "Domain: example.org". */
  readonly text: string;
  readonly view: ListView;
  readonly onChange: (change: FilterChange) => void;
}

const half = {
  minHeight: 28,
  font: 'inherit',
  fontSize: 13,
  gap: '6px',
  '&:hover': { backgroundColor: colours.hover },
  '&.Mui-focusVisible': { outlineOffset: -2 },
};

/** A filter in effect: a click changes it, the cross takes it away. */
export function FilterPill({ filter, text, view, onChange }: FilterPillProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box
      sx={{
        display: 'inline-flex',
        maxWidth: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        border: `1px solid ${colours.accent}`,
        backgroundColor: colours.accentSoft,
      }}
    >
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget.parentElement)}
        sx={{ ...half, padding: '0 8px', minWidth: 0 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {text}
        </Box>
        <ChevronDown size={14} color={colours.textSoft} aria-hidden style={{ flexShrink: 0 }} />
      </ButtonBase>
      <ButtonBase
        aria-label={t('list.removeFilter', { name: filter.label })}
        onClick={() =>
          onChange({
            values: Object.fromEntries(fieldsOf(filter).map((field) => [field, undefined])),
            isNegated: false,
          })
        }
        sx={{ ...half, width: 28, flexShrink: 0 }}
      >
        <X size={14} aria-hidden />
      </ButtonBase>
      <FilterPopover
        filter={filter}
        anchor={anchor}
        view={view}
        onClose={() => setAnchor(null)}
        onApply={onChange}
      />
    </Box>
  );
}
