import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface ProgressButtonProps extends ButtonProps {
  readonly isRunning: boolean;
}

/** Keeps its place and its focus while it works, and does nothing a second time. */
export function ProgressButton({ isRunning, children, onClick, ...props }: ProgressButtonProps) {
  return (
    <Button
      variant="contained"
      {...props}
      aria-disabled={isRunning}
      aria-busy={isRunning}
      onClick={isRunning ? (event) => event.preventDefault() : onClick}
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" aria-hidden /> : props.startIcon}
    >
      {children}
    </Button>
  );
}
