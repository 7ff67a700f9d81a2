import { activityKey } from '../../api/session-storage.ts';

/** Moving the mouse must not write on every pixel. */
const writePauseMs = 1_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastKnown = 0;

/** The last sign of life in any tab of this browser. A tab that ends the session takes it away; those that have yet to
 * hear of that must not take it for a long silence. */
export function lastActivityAt(): number {
  lastKnown = stored() || lastKnown;
  return lastKnown;
}

const stored = () => Number(localStorage.getItem(activityKey));

export function noteActivity(now = Date.now()): void {
  if (now - stored() >= writePauseMs) localStorage.setItem(activityKey, String(now));
}

/** Watches this tab for signs of life until the returned function is called. */
export function watchActivity(isCounted: () => boolean): () => void {
  const onSign = () => {
    if (isCounted()) noteActivity();
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
  };
}
