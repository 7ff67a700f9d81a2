import type { Tone } from '../theme/tokens.ts';

const nearlyFullShare = 0.9;

/** A seat count deserves a word from nine tenths on; nothing of nothing is not full. */
export function usageTone(current: number, max: number): Extract<Tone, 'warning' | 'bad'> | undefined {
  if (current === 0) return undefined;
  if (current >= max) return 'bad';
  return current >= max * nearlyFullShare ? 'warning' : undefined;
}
