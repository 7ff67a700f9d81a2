import type { ActionName } from '@posthouse/contract';
import { useState } from 'react';
import { announceFailure } from '../../api/announce.ts';

/** Whether the work of a button goes on, and how it is begun; what fails is announced as a failure of the command. */
export function useRunning(command: ActionName): readonly [boolean, (work: () => Promise<void>) => void] {
  const [isRunning, setIsRunning] = useState(false);
  return [
    isRunning,
    (work) => {
      setIsRunning(true);
      void work()
        .catch((error: unknown) => announceFailure(command, error))
        .finally(() => setIsRunning(false));
    },
  ];
}
