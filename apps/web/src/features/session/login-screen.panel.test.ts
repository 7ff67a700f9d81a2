import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  expectText,
  field,
  leavePanel,
  press,
  refused,
  showPanel,
  type,
  unreachable,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const { login, forgot } = messages;

afterEach(leavePanel);

async function logIn(replies: Parameters<typeof showPanel>[1]): Promise<void> {
  await showPanel('/login', replies, { isLoggedIn: false });
  await type(login.username, 'somebody');
  await type(login.password, 'Correct-horse-7');
  await press(login.submit);
}

it('takes an answer without a token for a wrong login', async () => {
  await logIn({ login: { otprequired: 0 } });
  await expectText(shared.errors.login_invalid);
});

it.each(['{"returncode":0}', '{"returncode":1}', '{"returncode":0,"returndata":"no"}'])(
  'takes the bare answer %s for a wrong login',
  async (answer) => {
    await logIn({ login: () => new Response(answer) });
    await expectText(shared.errors.login_invalid);
  },
);

it('takes a second step that is refused without a word for an invalid code', async () => {
  await logIn({
    login: { otprequired: 1, challenge: 'one' },
    loginCode: () => new Response('{"returncode":0}'),
  });
  await type(login.code, '123456');
  await press(login.codeSubmit);
  await expectText(shared.errors.code_invalid);
});

it('says which of the two fields is missing', async () => {
  await showPanel('/login', {}, { isLoggedIn: false });
  await press(login.submit);
  await expectText(shared.fields.username_required);
  await expectText(shared.fields.required);
});

it('takes a second step without a token for a failed login', async () => {
  await logIn({ login: { otprequired: 1, challenge: 'one' }, loginCode: {} });
  await type(login.code, '123456');
  await press(login.codeSubmit);
  await expectText(shared.errors.login_failed);
});

it('tells a server that cannot be reached apart from a wrong login', async () => {
  await logIn({ login: unreachable });
  await expectText(shared.errors.network);
});

it('waits for no brand', async () => {
  await showPanel('/login', { getBranding: unreachable }, { isLoggedIn: false });
  await expectText('Posthouse');
  expect(document.activeElement).toBe(await field(login.username));
});

it('keeps what was typed when the server cannot be reached', async () => {
  await showPanel('/forgotPass', { forgotPassword: unreachable }, { isLoggedIn: false });
  await type(forgot.username, 'somebody');
  await type(forgot.email, 'somebody@admins.example');
  await press(forgot.submit);
  await expectText(shared.errors.network);
  expect((await field(forgot.username)).value).toBe('somebody');
});

it('says why the session has ended', async () => {
  await showPanel('/home', { status: () => refused('session_invalid') });
  await expectText(shared.errors.session_invalid);
});
