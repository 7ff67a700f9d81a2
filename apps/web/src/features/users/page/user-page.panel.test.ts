import { afterEach, expect, it } from 'vitest';
import { router } from '../../../app/router.ts';
import { messages as shared } from '../../../i18n/messages/en.ts';
import { aUser } from '../../../testing/a-user.ts';
import {
  done,
  expectText,
  leavePanel,
  press,
  showPanel,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const user = (id: string, email: string) => aUser({ id, email, unicode: email, name: '' });
const users = [user('7', 'anna@here.example'), user('8', 'ben@here.example')];
const otp = 'k7mq-2dfx-9abc-zyxw-5678';
const replies = {
  getUser: (form: URLSearchParams) => done(users.find(({ id }) => id === form.get('id'))),
  getAppPasswords: { can_log_in: 1, rows: [] },
  getOneTimePassword: { otp, url: '', expires: new Date(Date.now() + 300_000).toISOString() },
};
const title = (text: string) => waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(text));

afterEach(leavePanel);

/** As with "go to anything": the page of one user comes right after that of another. */
async function showAnnaAfterBen(): Promise<void> {
  await showPanel('/users/list/8/passwords', replies);
  await title('ben@here.example');
  await router.navigate({ href: '/users/list/7/passwords' });
  await title('anna@here.example');
}

async function goBackToBen(): Promise<void> {
  router.history.back();
  await title('ben@here.example');
}

it('takes a question about one user back when another one is shown', async () => {
  await showAnnaAfterBen();
  await press(messages.row.remove);
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await goBackToBen();
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

it('shows the one-time password of a user under no other name', async () => {
  await showAnnaAfterBen();
  await press(shared.list.moreActions);
  await press(messages.oneTime.button);
  await type(messages.oneTime.reason, 'Ticket 7');
  await press(messages.oneTime.submit);
  await expectText(otp);
  await goBackToBen();
  expect(document.body.textContent).not.toContain(otp);
});
