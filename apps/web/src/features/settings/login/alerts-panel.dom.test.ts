import { expect, it } from 'vitest';
import { withAlert } from './alerts-panel.tsx';

it('turns one kind on and off, and twice on is once', () => {
  expect(withAlert([], 'login', true)).toEqual(['login']);
  expect(withAlert(['login'], 'login', true)).toEqual(['login']);
  expect(withAlert(['login'], 'login', false)).toEqual([]);
});
