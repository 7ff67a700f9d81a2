import { activityKey } from '../../api/session-storage.ts';

/** Moving the mouse must not write on every pixel. */
const writePauseMs = 1_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** The last sign of life in any tab of this browser. */
export function lastActivityAt(): number {
  return Number(localStorage.getItem(activityKey)) || 0;
}

export function noteActivity(now = Date.now()): void {
  if (now - lastActivityAt() >= writePauseMs) localStorage.setItem(activityKey, String(now));
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
