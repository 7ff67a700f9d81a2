import Box from '@mui/material/Box';
import { colours } from './tokens.ts';

/** The mark: a house whose gable is the flap of a letter. */
function LogoMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill={colours.accent}
        d="M12 1.6 2.2 8.7A1.7 1.7 0 0 0 1.5 10v10.6c0 1 .8 1.9 1.9 1.9h17.2c1 0 1.9-.9 1.9-1.9V10c0-.5-.3-1-.7-1.3z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m6 11.5 6 4.7 6-4.7"
      />
    </svg>
  );
}

export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <LogoMark size={size} />
      <Box component="span" sx={{ fontSize: size * 0.68, fontWeight: 660, letterSpacing: '-0.02em' }}>
        Posthouse
      </Box>
    </Box>
  );
}
