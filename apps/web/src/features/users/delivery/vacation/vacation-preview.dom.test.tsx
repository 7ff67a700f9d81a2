import { afterEach, expect, it } from 'vitest';
import { aUser } from '../../../../testing/a-user.ts';
import { showScreen, until } from '../../../../testing/show-screen.tsx';
import { VacationPreview } from './vacation-preview.tsx';
import type { VacationValues } from './vacation-values.ts';

const row = aUser();
const values: VacationValues = {
  ...{ active: true, starts_on: '', ends_on: '', subject: '', text: 'Away', days: 7, addresses: '' },
};
let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

it.each([
  ['sent', {}, 'Replies are sent until you turn them off.', true],
  ['off', { active: false }, 'Replies are off: nobody gets one.', false],
  ['ended', { ends_on: '2020-07-14' }, 'Ended on Jul 14, 2020', false],
])('says who gets a reply only where somebody does: %s', async (_when, given, words, isAnswered) => {
  shown = await showScreen(
    () => <VacationPreview row={row} values={{ ...values, ...given }} timezone="Europe/Berlin" />,
    { texts: ['users'], server: () => ({}) },
  );
  await until(() => document.body.textContent?.includes(words));
  expect(document.body.textContent?.includes('Everyone who writes to anna@here.example')).toBe(isAnswered);
});
