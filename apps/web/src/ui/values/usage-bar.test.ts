import { expect, it } from 'vitest';
import { usageTone } from './usage-bar.tsx';

it('speaks up from nine tenths on, and not for nothing of nothing', () => {
  expect(usageTone(0, 0)).toBeUndefined();
  expect(usageTone(89, 100)).toBeUndefined();
  expect(usageTone(90, 100)).toBe('warning');
  expect(usageTone(100, 100)).toBe('bad');
  expect(usageTone(3, 0)).toBe('bad');
});
