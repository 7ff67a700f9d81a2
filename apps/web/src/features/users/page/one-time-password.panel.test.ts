import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import { aUser } from '../../../testing/a-user.ts';
import {
  done,
  expectNoText,
  expectText,
  leavePanel,
  press,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const { oneTime, passwords } = messages;
const otp = 'k7mq-2dfx-9abc-zyxw-5678';
const email = 'anna@example.com';
const user = aUser({ email, unicode: email, domain: 'example.com', twofa_allowed: 1 });
const answers = { getUser: user, getAppPasswords: { can_log_in: 1, rows: [] } };
const page = '/users/list/7/passwords';
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

afterEach(leavePanel);

/** Behind what is done more often. */
async function open(): Promise<void> {
  await press(shared.list.moreActions);
  await press(oneTime.button);
}

async function ask(): Promise<void> {
  await open();
  await type(oneTime.reason, 'Ticket 7');
  await press(oneTime.submit);
}

it('needs a reason, and is shown with its time and a link to the webmail as long as it works', async () => {
  const url = 'https://webmail.example';
  await showPanel(page, {
    ...answers,
    getOneTimePassword: (form) =>
      form.get('reason')
        ? done({ otp, url, expires: inSeconds(300) })
        : refused('invalid_input', { reason: { code: 'required' } }),
  });
  await open();
  await press(oneTime.submit);
  await expectText(shared.fields.required);
  await type(oneTime.reason, 'Ticket 7');
  await press(oneTime.submit);
  await expectText(otp);
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/[45]:\d\d/);
  await waitFor(() => expect(document.querySelector(`a[href="${url}"]`)).not.toBeNull());
});

it('disappears once it has expired, and another can be created', async () => {
  const made = { otp, url: '', expires: inSeconds(-1) };
  await showPanel(page, { ...answers, getOneTimePassword: () => done(made) });
  await ask();
  await expectText(oneTime.over);
  await expectNoText(otp);
  await press(oneTime.again);
  await expectText(oneTime.reasonHint);
});

it('says why there is none', async () => {
  await showPanel(page, { ...answers, getOneTimePassword: () => refused('no_login') });
  await ask();
  await expectText('it has no password of its own');
});

it('is not offered for those nobody logs in as, nor are application passwords', async () => {
  const room = { ...user, account_type: 'enhanced', mailbox_type: 'room' };
  await showPanel(page, { getUser: room, getAppPasswords: { can_log_in: 0, rows: [] } });
  await expectText(passwords.noLoginMailbox);
  await expectNoText(oneTime.button);
  await expectNoText(passwords.add);
});

it('application passwords: a user with two-factor authentication and none of them is told what that means', async () => {
  await showPanel(page, answers);
  await expectText(passwords.twofaMissing);
});
