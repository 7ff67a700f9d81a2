import Box from '@mui/material/Box';
import { Ban, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { tones } from '../ui/theme/tokens.ts';

interface ActiveStateProps {
  readonly isActive: boolean;
  /** The word for it: in many languages it depends on the thing. */
  readonly children: ReactNode;
}

/** Quiet when active: what is disabled stands out. */
export function ActiveState({ isActive, children }: ActiveStateProps) {
  const [Icon, tone] = isActive ? [CircleCheck, tones.good.text] : [Ban, tones.bad.text];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon size={14} color={tone} aria-hidden style={{ flexShrink: 0 }} />
      {children}
    </Box>
  );
}
