import { afterEach, expect, it } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import {
  done,
  expectText,
  leavePanel,
  press,
  refused,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const user = aUser({ login_ips: ['192.0.2.0/24'] });
const { facts, loginIps, page } = messages;

const area = () =>
  waitFor(() => {
    const labels = [...document.querySelectorAll('label')];
    const found = labels.find(({ textContent }) => textContent === facts.login_ips)?.control;
    if (!(found instanceof HTMLTextAreaElement)) throw new Error('no field for addresses');
    return found;
  });
async function write(text: string): Promise<void> {
  const element = await area();
  // React hears of a value only when it is set past its own property.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(leavePanel);

it('takes the addresses a user can log in from, and names the line that is none', async () => {
  const sent: Record<string, string>[] = [];
  let stored: object = user;
  await showPanel('/users/list/7/services', {
    getUser: (form: URLSearchParams) => (form.get('email') ? refused('not_found') : done(stored)),
    updateUser: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      stored = { ...user, login_ips: sent.length === 1 ? ['198.51.100.0/24'] : [], version: sent.length + 1 };
      return done(stored);
    },
  });
  expect((await area()).value).toBe('192.0.2.0/24');
  await expectText(loginIps.hint);
  // Open sessions hear of it a little later.
  await expectText('Changes take effect within 5 minutes.');
  await write('198.51.100.7/24\n198.51.100');
  await press(page.save);
  await expectText('“198.51.100” is not a valid IP address or network.');
  expect([(await area()).getAttribute('aria-invalid'), sent]).toEqual(['true', []]);
  await write('198.51.100.7/24\n');
  await press(page.save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: '7', 'login_ips[0]': '198.51.100.7/24', version: '1' });
  expect(sent[0]).not.toHaveProperty('imap');
  // As the server keeps it.
  await waitFor(async () => expect((await area()).value).toBe('198.51.100.0/24'));
  await write('');
  await press(page.save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ login_ips: '', version: '2' });
});
