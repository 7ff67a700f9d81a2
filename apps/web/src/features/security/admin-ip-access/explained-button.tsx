import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { colours } from '../../../ui/theme/tokens.ts';

interface ExplainedButtonProps extends ButtonProps {
  /** Why it does nothing at present; the button stays within reach, so that everybody learns the reason. */
  readonly reason?: string | undefined;
}

export function ExplainedButton({ reason, onClick, ...props }: ExplainedButtonProps) {
  const reasonId = useId();
  if (reason === undefined) return <Button variant="outlined" {...props} onClick={onClick} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        {...props}
        aria-disabled
        aria-describedby={reasonId}
        sx={{ opacity: 0.6, cursor: 'not-allowed' }}
      />
      <Box id={reasonId} sx={{ fontSize: 13, color: colours.textSoft }}>
        {reason}
      </Box>
    </Box>
  );
}
