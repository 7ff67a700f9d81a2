import type { ThemeOptions } from '@mui/material/styles';
import { globalStyles } from './global-styles.ts';
import { SelectArrow } from './select-arrow.tsx';
import { colours, sizes } from './tokens.ts';

const focusRing = { outline: `2px solid ${colours.accent}`, outlineOffset: 2 };

/** How the library's parts look here: flat, bordered, 36 px controls, a ring for keyboard focus instead of ripples. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: sizes.control, padding: '7px 14px', whiteSpace: 'nowrap' },
      outlined: {
        color: colours.text,
        borderColor: colours.controlBorder,
        '&:hover': { backgroundColor: colours.hover, borderColor: colours.textSoft },
      },
      text: { padding: '7px 10px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: sizes.control,
        height: sizes.control,
        borderRadius: sizes.corner,
        color: colours.textSoft,
        '&:hover': { backgroundColor: colours.hover },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: colours.surface, minHeight: sizes.control },
      input: { padding: '8px 12px', height: 20, lineHeight: '20px' },
      multiline: { padding: '8px 12px' },
      notchedOutline: { borderColor: colours.controlBorder },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectArrow },
    styleOverrides: { icon: { top: 'calc(50% - 8px)', right: 10, color: colours.textSoft } },
  },
  // The track begins where labels, hints and other controls do.
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -12, marginRight: 0 } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `1px solid ${colours.border}`,
        boxShadow: '0 12px 40px rgb(20 28 45 / 18%)',
        margin: 16,
        width: 'calc(100% - 32px)',
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: 16, fontWeight: 620, lineHeight: '24px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        padding: '12px 24px 20px',
        gap: 8,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgb(20 28 45 / 38%)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        border: `1px solid ${colours.border}`,
        boxShadow: '0 8px 24px rgb(20 28 45 / 12%)',
        minWidth: 200,
      },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: `${sizes.control}px !important`,
        padding: '6px 10px',
        borderRadius: 4,
        gap: 10,
        fontSize: 14,
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 300 },
    styleOverrides: {
      tooltip: { backgroundColor: colours.text, fontSize: 12, fontWeight: 500, padding: '6px 8px' },
    },
  },
  MuiTabs: {
    styleOverrides: { root: { minHeight: sizes.row, borderBottom: `1px solid ${colours.border}` } },
  },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: sizes.row, minWidth: 0, padding: '8px 12px', color: colours.textSoft },
    },
  },
  MuiLink: { styleOverrides: { root: { '&.Mui-focusVisible': { ...focusRing, borderRadius: 2 } } } },
};
