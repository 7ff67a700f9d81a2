import { colours } from '../theme/tokens.ts';

export const popoverPaper = {
  width: 'min(340px, calc(100vw - 32px))',
  marginTop: '4px',
  padding: 4,
  border: `1px solid ${colours.border}`,
  boxShadow: '0 8px 24px rgb(20 28 45 / 12%)',
} as const;
