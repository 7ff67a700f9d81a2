/** The fixed colours of the panel; text colours keep 4.5:1 on the surfaces they are used on. */
export const colours = {
  text: '#1b2330',
  textSoft: '#556072',
  surface: '#ffffff',
  canvas: '#f6f7f9',
  hover: '#eef0f4',
  border: '#dfe3e9',
  /** Edges of controls: 3:1 against the surface. */
  controlBorder: '#868f9e',
  accent: '#2f57c4',
  accentStrong: '#24459d',
  accentSoft: '#eaf0fd',
} as const;

/** The four meanings; each is always shown with an icon and a word as well. */
export const tones = {
  good: { text: '#17663a', soft: '#e8f5ed', line: '#b4dcc4', bar: '#2a8a55' },
  warning: { text: '#7f4d00', soft: '#fdf3df', line: '#ecd29a', bar: '#b97a0a' },
  bad: { text: '#a8201a', soft: '#fdeceb', line: '#f1bdb9', bar: '#cc3a33' },
  neutral: { text: '#4a5567', soft: '#f0f2f5', line: '#d5dae2', bar: '#6b7688' },
} as const;
export type Tone = keyof typeof tones;

export const sizes = {
  menu: 240,
  menuCollapsed: 60,
  topBar: 52,
  control: 36,
  row: 40,
  corner: 6,
  content: 1440,
} as const;

/** Figures of equal width; only for columns of numbers, since Inter widens its hyphens with them. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

export const monospace =
  'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace';
