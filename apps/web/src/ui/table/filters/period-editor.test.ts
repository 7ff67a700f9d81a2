import { expect, it } from 'vitest';
import { lastDays } from './period-editor.tsx';

it('counts today among the last days, over the end of a month', () => {
  expect(lastDays(1, '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-02' });
  expect(lastDays(7, '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
});
