import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus, so that a new step is read from its beginning. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography variant="h2" tabIndex={-1} ref={heading} sx={{ outline: 'none !important' }}>
      {children}
    </Typography>
  );
}
