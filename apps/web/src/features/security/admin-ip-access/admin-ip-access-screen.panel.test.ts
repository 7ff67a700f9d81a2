import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import {
  done,
  expectText,
  field,
  leavePanel,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const { form, password } = messages;

afterEach(leavePanel);

it('asks for the password when the server wants it', async () => {
  const sent: (string | null)[] = [];
  await showPanel('/security/aipaccesslists?open=new', {
    getAdminIpAccess: {
      username: 'anna',
      restricted: 0,
      managed: 0,
      remoteip: '192.0.2.7',
      own_ip_listed: 0,
      rows: [],
    },
    addAdminIp: (received) => {
      const typed = received.get('password1');
      sent.push(typed);
      if (typed === 'Correct-horse-7') return done('success');
      return refused('invalid_input', {
        password1: { code: typed === null ? 'required' : 'password_wrong' },
      });
    },
  });
  await type(form.ip, '192.0.2.10');
  const submit = async () => {
    const panel = await waitFor(() => document.querySelector('[role=dialog] form'));
    panel?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  };
  await submit();
  await expectText(password.wanted);
  await waitFor(async () => expect(document.activeElement).toBe(await field(password.label)));
  await type(password.label, 'wrong');
  await submit();
  await expectText(shared.fields.password_wrong);
  await type(password.label, 'Correct-horse-7');
  await submit();
  await waitFor(() => expect(sent).toEqual([null, 'wrong', 'Correct-horse-7']));
});
