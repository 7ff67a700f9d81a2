import { expect, it } from 'vitest';
import { type Place, takesFormAway } from './leave-guard.tsx';

const at = (pathname: string, search: object = {}): Place => ({ pathname, search });
const panel = at('/sub-admins', { open: 17 });

it('asks before another page, a closed panel and another row', () => {
  expect(takesFormAway(panel, at('/home'))).toBe(true);
  expect(takesFormAway(panel, at('/sub-admins'))).toBe(true);
  expect(takesFormAway(panel, at('/sub-admins', { open: 18 }))).toBe(true);
});

it('does not ask when the form stays, nor on the way to the login page', () => {
  expect(takesFormAway(panel, at('/sub-admins', { open: 17, search: 'anna' }))).toBe(false);
  expect(takesFormAway(panel, at('/login'))).toBe(false);
});
