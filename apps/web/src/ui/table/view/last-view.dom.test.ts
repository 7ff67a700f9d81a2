import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession } from '../../../api/session.ts';
import { startMadeUpSession } from '../../../testing/made-up-session.ts';
import { lastView, rememberView } from './last-view.ts';

beforeEach(() => startMadeUpSession());
afterEach(() => endSession('asked'));

it('keeps how each list was last looked at', () => {
  rememberView('/domains', { health: 'fail' });
  rememberView('/subadmins', { search: 'anna' });
  rememberView('/domains', { health: 'fail', page: 2 });
  expect(lastView('/domains')).toEqual({ health: 'fail', page: 2 });
  expect(lastView('/elsewhere')).toEqual({});
});

it('shows nothing of it to whoever logs in next', () => {
  rememberView('/domains', { search: 'secret' });
  endSession('asked');
  startMadeUpSession({ token: 'another' });
  expect(lastView('/domains')).toEqual({});
});
