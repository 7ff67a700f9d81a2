import { useRef, useState } from 'react';

/** Runs one thing at a time and keeps what it threw. */
export function useAttempt<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) {
  const [error, setError] = useState<unknown>();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  const run = async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    setError(undefined);
    try {
      await act(...args);
    } catch (thrown) {
      setError(thrown);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { run, error, isRunning };
}
