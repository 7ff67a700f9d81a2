import type { SxProps } from '@mui/material/styles';
import { colours, tabularFigures } from '../../theme/tokens.ts';

/** The column of what can be done with a row. */
export const menuField = 'actions';
export const menuWidth = 52;

/** Borders rather than boxes, 13 px; the ring of the focused cell inside its edges. */
export function gridStyle(isOld: boolean): SxProps {
  const focus = { outline: `2px solid ${colours.accent}`, outlineOffset: -2, borderRadius: '4px' };
  return {
    border: 0,
    fontSize: 13,
    '--DataGrid-rowBorderColor': colours.border,
    '& .MuiDataGrid-columnHeader': { backgroundColor: colours.canvas },
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 550, color: colours.textSoft },
    '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle': { color: colours.text },
    '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { backgroundColor: 'transparent' },
    '& .MuiDataGrid-columnSeparator': { opacity: 0 },
    '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
      '&:focus, &:focus-within': { outline: 'none' },
      '&:focus-visible, &:has(:focus-visible)': focus,
    },
    '& .MuiDataGrid-cell :focus-visible, & .MuiDataGrid-columnHeader :focus-visible': { outline: 'none' },
    '& .MuiDataGrid-cell > *': { verticalAlign: 'middle' },
    '& .MuiDataGrid-cell--textRight': tabularFigures,
    '& .MuiDataGrid-row:hover': { backgroundColor: colours.canvas },
    '& .MuiDataGrid-row.is-open': {
      backgroundColor: colours.accentSoft,
      boxShadow: `inset 3px 0 ${colours.accent}`,
    },
    // What can be done with a row stays in sight however wide the columns are.
    [`& [data-field=${menuField}]`]: {
      position: 'sticky',
      right: 0,
      zIndex: 3,
      padding: 0,
      textOverflow: 'clip',
      backgroundColor: 'inherit',
      borderLeft: `1px solid ${colours.border}`,
    },
    [`& .MuiDataGrid-columnHeader[data-field=${menuField}]`]: { backgroundColor: colours.canvas },
    '& .MuiDataGrid-row': { backgroundColor: colours.surface },
    '& .opens .MuiDataGrid-row': { cursor: 'pointer' },
    '& .MuiDataGrid-virtualScrollerContent': {
      opacity: isOld ? 0.6 : 1,
      transition: 'opacity 120ms',
    },
  };
}
