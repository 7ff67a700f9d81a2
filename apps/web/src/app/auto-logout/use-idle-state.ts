import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { lastForegroundRequestAt } from '../../api/loading.ts';
import { signOut } from '../../api/sign-in.ts';
import { lastActivityAt, noteActivity, watchActivity } from './activity.ts';
import { type IdleState, idleState, isKeepAliveDue } from './idle-clock.ts';

/** Looks at the clock every second; timers alone would sleep with the computer. */
const tickMs = 1_000;

/** Ends the session after `timeoutMinutes` without a sign of life in any tab; warns before. */
export function useIdleState(timeoutMinutes: number): {
  readonly state: IdleState;
  readonly stay: () => void;
} {
  const [state, setState] = useState<IdleState>({ phase: 'active' });
  const phase = useRef(state.phase);

  useEffect(() => {
    noteActivity();
    const tick = () => {
      const now = Date.now();
      const next = idleState(lastActivityAt(), now, timeoutMinutes);
      phase.current = next.phase;
      setState((previous) => (next.phase === 'active' && previous.phase === 'active' ? previous : next));
      if (next.phase === 'over') void signOut('idle');
      else if (isKeepAliveDue(lastActivityAt(), lastForegroundRequestAt(), now, timeoutMinutes)) keepAlive();
    };
    // While the question is shown, only an answer counts; a touch of the mouse would hide it unread.
    const unwatch = watchActivity(() => phase.current === 'active');
    const timer = setInterval(tick, tickMs);
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, [timeoutMinutes]);

  // The admin's answer to the warning.
  const stay = () => {
    noteActivity();
    phase.current = 'active';
    setState({ phase: 'active' });
    keepAlive();
  };
  return { state, stay };
}

function keepAlive(): void {
  // A failure needs no word: the next tick tries again, and a lost session says so itself.
  void call('keepAlive', {}).catch(() => undefined);
}
