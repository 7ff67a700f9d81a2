import { useState } from 'react';

/** Whether the work of a button goes on, and how it is begun. */
export function useRunning(): readonly [boolean, (work: () => Promise<void>) => void] {
  const [isRunning, setIsRunning] = useState(false);
  return [
    isRunning,
    (work) => {
      setIsRunning(true);
      void work()
        // What was refused has been announced.
        .catch(() => undefined)
        .finally(() => setIsRunning(false));
    },
  ];
}
