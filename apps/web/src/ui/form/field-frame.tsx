import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { colours, tones } from '../theme/tokens.ts';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  /** Stands below everything, e.g. the rules of a password. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, control, hint, and the problem with the field. */
export function FieldFrame({ id, label, hint, problem, below, children }: FieldFrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', marginBottom: 1, fontSize: 13, fontWeight: 550 }}
      >
        {label}
      </Box>
      {children}
      {hint ? (
        <Box id={`${id}-hint`} sx={{ marginTop: 1, fontSize: 13, color: colours.textSoft }}>
          {hint}
        </Box>
      ) : null}
      {problem ? <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem> : null}
      {below ? <Box sx={{ marginTop: 2 }}>{below}</Box> : null}
    </Box>
  );
}

/** What is wrong with a field, below it. */
export function FieldProblem({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Box
      id={id}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        marginTop: 1,
        fontSize: 13,
        color: tones.bad.text,
      }}
    >
      <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      {children}
    </Box>
  );
}
