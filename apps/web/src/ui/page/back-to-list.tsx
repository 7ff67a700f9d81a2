import Box from '@mui/material/Box';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../navigation/link.tsx';
import { lastView, wasViewed } from '../table/view/last-view.ts';

interface BackToListProps {
  /** The address of the list. */
  readonly to: string;
  readonly label: string;
}

/** From the page of one thing to the list of all, as it was left. */
export function BackToList({ to, label }: BackToListProps) {
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Link
        to={to}
        search={lastView(to)}
        state={wasViewed(to) ? { isChosenView: true } : {}}
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24, fontSize: 13 }}
      >
        <ArrowLeft size={14} aria-hidden />
        {label}
      </Link>
    </Box>
  );
}
