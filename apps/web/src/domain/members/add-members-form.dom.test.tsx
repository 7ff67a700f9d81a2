import { afterEach, expect, it } from 'vitest';
import { sendCommand } from '../../api/send-command.ts';
import { refused, type SentRequest } from '../../testing/made-up-server.ts';
import { named, press, showScreen, typeInto, until } from '../../testing/show-screen.tsx';
import { AddMembersForm } from './add-members-form.tsx';
import type { SendMembers } from './add-pasted.ts';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const send: SendMembers = (members) =>
  sendCommand('addListMembers', { list: '1', members: [...members] }, { announcedBy: 'screen', changes: [] });
const text = () => document.body.textContent ?? '';
const area = () => document.querySelector<HTMLTextAreaElement>('textarea[name=members]');

async function show(server: (request: SentRequest) => unknown) {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  shown = await showScreen(() => <AddMembersForm command="addListMembers" send={send} close={close} />, {
    server,
  });
  return { isClosed: () => isClosed };
}

async function add(members: string) {
  await typeInto(await until(area), members);
  await press(await until(() => named('Add members')));
}

it('adds what can be added, and keeps the rest in the text with the reason of each', async () => {
  const { isClosed } = await show(() => ({
    added: 1,
    present: 1,
    refused: [{ address: 'nobody@here.example', code: 'address_unknown' }],
  }));
  await add('anna@here.example, ben@here.example\nnobody@here.example\nno address');
  await until(() => text().includes('2 addresses were not added'));
  expect(shown.requests.map(({ fields }) => Object.values(fields))).toEqual([
    ['1', 'anna@here.example', 'ben@here.example', 'nobody@here.example'],
  ]);
  expect(area()?.value).toBe('no address\nnobody@here.example');
  expect(text()).toContain('1 member added · 1 address was already a member');
  expect(text()).toContain('nobody@here.example is not an address in your account.');
  expect(text()).toContain('Enter a valid e-mail address.');
  expect(isClosed()).toBe(false);
});

it('keeps all that was typed where the server refuses, and says why at the field', async () => {
  await show(() => refused('invalid_input', { members: { code: 'too_many', params: { num: 50_000 } } }));
  await add('anna@here.example');
  await until(() => text().includes('At most 50000 are allowed.'));
  expect(area()?.value).toBe('anna@here.example');
});

it('closes once all are members', async () => {
  const { isClosed } = await show(() => ({ added: 2, present: 0, refused: [] }));
  await add('anna@here.example ben@here.example');
  await until(isClosed);
});

it('asks for addresses where there are none', async () => {
  await show(() => refused('rate_limited'));
  await add(' \n');
  await until(() => text().includes('This field is required.'));
  expect(shown.requests).toEqual([]);
});
