import { createTheme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { colours, sizes, tones } from './tokens.ts';

const family = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: sizes.corner },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  palette: {
    mode: 'light',
    contrastThreshold: 4.5,
    primary: { main: colours.accent, dark: colours.accentStrong, contrastText: '#fff' },
    secondary: { main: tones.neutral.text, contrastText: '#fff' },
    success: { main: tones.good.text, contrastText: '#fff' },
    warning: { main: tones.warning.text, contrastText: '#fff' },
    error: { main: tones.bad.text, contrastText: '#fff' },
    info: { main: colours.accent, contrastText: '#fff' },
    text: { primary: colours.text, secondary: colours.textSoft },
    divider: colours.border,
    background: { default: colours.canvas, paper: colours.surface },
  },
  typography: {
    fontFamily: family,
    fontSize: 14,
    htmlFontSize: 16,
    h1: { fontSize: 20, fontWeight: 640, lineHeight: '28px', letterSpacing: '-0.012em' },
    h2: { fontSize: 16, fontWeight: 620, lineHeight: '24px', letterSpacing: '-0.006em' },
    h3: { fontSize: 14, fontWeight: 620, lineHeight: '20px' },
    body1: { fontSize: 14, lineHeight: '20px' },
    body2: { fontSize: 13, lineHeight: '20px' },
    caption: { fontSize: 12, lineHeight: '16px' },
    button: { fontSize: 14, fontWeight: 550, textTransform: 'none', lineHeight: '20px' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 160,
      complex: 180,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: componentStyles,
});
