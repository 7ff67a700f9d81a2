import { belowNotice, roomBelow } from '../page/use-published-height.ts';
import { colours, sizes } from './tokens.ts';

/** What holds for the whole document. */
export const globalStyles = {
  // Always there, so that pages of different length do not jump sideways.
  html: {
    overflowY: 'scroll',
    // What gets the focus is not under what stays in place.
    scrollPaddingTop: belowNotice(sizes.topBar + 16),
    scrollPaddingBottom: roomBelow(16),
  },
  body: { overflowWrap: 'break-word' },
  // Long names take more lines, never more width than there is.
  'h1, h2, h3, h4, p, li, dd, label, legend, caption': { overflowWrap: 'anywhere' },
  '#root': { minHeight: '100vh' },
  '::selection': { backgroundColor: '#cddaf8' },
  'a, button, input, select, textarea, [tabindex="0"]': {
    '&:focus-visible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
  },
  // The ring belongs to the frame around these.
  'input.MuiInputBase-input, textarea.MuiInputBase-input, select.MuiInputBase-input': {
    '&:focus-visible': { outline: 'none' },
  },
  // A heading or dialog takes the focus only to be read out.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: every element would compare all its properties whenever anything changes.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Tells screen readers apart from sight: read, not seen.
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;
