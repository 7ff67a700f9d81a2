import { afterEach, expect, it } from 'vitest';
import { externalAddress } from '../../../domain/addresses/address-choice.ts';
import { aUser } from '../../../testing/a-user.ts';
import {
  done,
  expectText,
  field,
  leavePanel,
  press,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const user = aUser();
const ben = { ...externalAddress('ben@here.example'), id: '8', name: 'Ben Carter', external: 0 };
const forwards = { version: 1, keep_copy: 1, destinations: [ben], hidden: 2 };
const words = messages.sharing.forwards;
const listed = () => [...document.querySelectorAll('main li')].map((item) => item.textContent);

afterEach(leavePanel);

it('puts what was added on top of what somebody else saved, undoing nothing of theirs', async () => {
  const sent: Record<string, string>[] = [];
  const newest = { ...forwards, version: 2, destinations: [externalAddress('new@other.example')] };
  let stored: object = forwards;
  await showPanel('/users/list/7/forwards', {
    getUser: (form: URLSearchParams) => (form.get('email') ? refused('not_found') : done(user)),
    getUsers: { rows: [], next: null, prev: null, total: 0, total_capped: 0 },
    getForwards: () => done(stored),
    setForwards: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      if (sent.length > 1) return done({ ...newest, version: 3 });
      stored = newest;
      return refused('stale');
    },
  });
  await expectText('Ben Carter');
  await expectText('2 more entries are in domains you can’t see');
  await type(words.to, 'x@other.example, y@other.example');
  await press('Add');
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect((await field(words.to)).value).toBe('');
  await press(messages.page.save);
  await expectText('What changed in the meantime');
  await expectText('new@other.example');
  await press(messages.page.save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { 'destinations[0]': 'ben@here.example', 'destinations[2]': 'y@other.example', version: '1' },
    {
      'destinations[0]': 'new@other.example',
      'destinations[1]': 'x@other.example',
      'destinations[2]': 'y@other.example',
      version: '2',
    },
  ]);
});
