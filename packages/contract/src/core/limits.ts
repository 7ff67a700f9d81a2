/** From this share on a limit is nearly used up. */
export const nearlyUsedShare = 0.9;
/** Below this share there is room again: between the two nothing changes, so that one more or less is no news. */
export const roomAgainShare = 0.8;

export type LimitLevel = 'nearly' | 'full';

/** How close something is to its maximum; nothing of nothing is not full. */
export function limitLevel(current: number, max: number): LimitLevel | undefined {
  if (current === 0 || current < max * nearlyUsedShare) return undefined;
  return current >= max ? 'full' : 'nearly';
}
