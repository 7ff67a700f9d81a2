import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refetch on focus would extend the session without anybody asking for it.
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 'network',
    },
    // Offline a command fails at once. Paused, it would be sent later, whatever the admin decided meanwhile.
    mutations: { retry: false, networkMode: 'always' },
  },
});
