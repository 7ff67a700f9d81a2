import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { queryClient } from '../api/query-client.ts';
import { ThemeRoot } from '../ui/theme/theme-root.tsx';
import { followSession, router } from './router.ts';

export function App() {
  // Not earlier: until the first page is shown, only the address decides which one it is.
  useLayoutEffect(followSession, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeRoot>
        <RouterProvider router={router} />
      </ThemeRoot>
    </QueryClientProvider>
  );
}
