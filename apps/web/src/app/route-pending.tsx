import Box from '@mui/material/Box';
import { LoadingState } from '../ui/page/loading-state.tsx';

export function RoutePending() {
  return (
    <Box sx={{ padding: 6 }}>
      <LoadingState rows={6} />
    </Box>
  );
}
