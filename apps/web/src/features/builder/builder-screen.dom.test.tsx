import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handText } from '../../domain/imports/handed-text.ts';
import { type MadeUpServer, refused } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { BuilderScreen } from './builder-screen.tsx';
import { messages } from './messages/en.ts';

const file = [
  'type,email,name,password,forward',
  'domain,example.com,,,',
  'user,anna@example.com,Anna,Correct-horse-7,',
  'alias,info@example.com,,,anna@example.com',
  'group,crew@example.com,,,',
].join('\n');
const noDomains = { rows: [], total: 0, total_exact: 1, next: null, prev: null };

let leave = async () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

async function show(answers: Readonly<Record<string, MadeUpServer>> = {}, session = {}) {
  const given: typeof answers = {
    getDomains: () => noDomains,
    getPlans: () => ({ rows: [] }),
    ...answers,
  };
  const shown = await showScreen(BuilderScreen, {
    texts: ['builder', 'domains', 'plans'],
    server: (request) => given[request.action]?.(request) ?? refused('rate_limited'),
    session,
  });
  ({ leave } = shown);
  await until(() => areaOf('users'));
  return shown;
}

const areaOf = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
const textIn = (name: string) => areaOf(name)?.value;
const textOf = () => document.body.textContent ?? '';

async function type(name: string, text: string): Promise<void> {
  await act(async () => {
    const area = areaOf(name);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function paste(text: string): Promise<void> {
  await act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    areaOf('everything')?.dispatchEvent(event);
  });
}

it('distributes a pasted file to its steps, counts them, and leaves what has no type', async () => {
  await show();
  await paste(file);
  expect(textIn('domains')).toBe('example.com');
  expect(textIn('users')).toBe('email,name,password\nanna@example.com,Anna,Correct-horse-7');
  expect(textIn('aliases')).toBe('email,forward\ninfo@example.com,anna@example.com');
  expect(textIn('lists')).toBe('');
  expect(textIn('everything')).toBe('type,email\ngroup,crew@example.com');
  await until(() => textOf().includes('3 rows were filled in below.'));
  expect(textOf()).toContain(messages.everything.rest);
  await until(() => textOf().includes('1 alias'));
});

it('says that a text without types cannot be distributed', async () => {
  await show();
  await type('everything', 'email,name\nanna@example.com,Anna');
  await press(await until(() => named(messages.everything.fill)));
  await until(() => textOf().includes(messages.everything.noType));
});

it('plans what was typed as one file, and keeps it where that is refused', async () => {
  const { requests } = await show({ planImport: () => refused('rate_limited') });
  await type('domains', 'example.com\nexample.net');
  await type('lists', 'team@example.com, anna@example.com ben@example.net');
  await press(await until(() => named(messages.submit)));
  const sent = await until(() => requests.find(({ action }) => action === 'planImport'));
  expect(sent.fields).toEqual({
    kind: 'builder',
    csv: [
      'type,domain,email,members',
      'domain,example.com,,',
      'domain,example.net,,',
      'list,,team@example.com,anna@example.com ben@example.net',
    ].join('\n'),
  });
  expect(textIn('domains')).toBe('example.com\nexample.net');
});

it('asks for something before it plans', async () => {
  const { requests } = await show();
  await press(await until(() => named(messages.submit)));
  await until(() => areaOf('users')?.getAttribute('aria-invalid') === 'true');
  expect(requests.some(({ action }) => action === 'planImport')).toBe(false);
});

it('keeps what was typed through a reload, but never a password', async () => {
  await show();
  await paste(file);
  await until(() => JSON.stringify({ ...sessionStorage }).includes('anna@example.com'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Correct-horse');
});

it('gets back what is to be corrected', async () => {
  handText(file);
  await show();
  await until(() => textIn('domains') === 'example.com');
  expect(textIn('everything')).toContain('group,crew@example.com');
});

it('says at each step what was wrong with the rows that came back, each reason once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@example.com`);
  handText(file, {
    problems: [
      ...names.map((name) => ({ type: 'user' as const, name, text: 'Quota: This field is required.' })),
      { type: null, name: 'crew@example.com', text: 'Type: Enter domain, user, alias or list.' },
    ],
  });
  await show();
  await until(() => textOf().includes(messages.refused.title));
  const inPanelOf = (name: string) => areaOf(name)?.closest('section')?.textContent ?? '';
  expect(inPanelOf('users')).toContain(
    `${names.slice(0, 5).join(', ')} and 2 more: Quota: This field is required.`,
  );
  expect(inPanelOf('everything')).toContain('crew@example.com: Type: Enter domain');
  expect(inPanelOf('aliases')).not.toContain(messages.refused.title);
});

const unverified = {
  getDomains: () => ({
    ...noDomains,
    rows: [{ id: '7', domain: 'example.com', unicode: 'example.com', verification: 'verify' }],
    total: 1,
  }),
  getDomainVerification: () => ({
    ...{ host: '_mail-verification.example.com', type: 'TXT', value: 'proof-value' },
    ...{ domain: 'example.com', status: 'verify', finding: '', found: [], checked_at: null },
    ...{ next_check_at: null, expires_at: null },
  }),
};

it('shows the DNS records of the domain of a typed address', async () => {
  await show(unverified);
  await type('lists', 'team@Example.com, anna@example.net');
  await until(() => textOf().includes('1 domain is not verified yet'));
  await until(() => textOf().includes('proof-value'));
});

it('shows the DNS records of a typed domain that is not verified yet', async () => {
  await show(unverified);
  expect(textOf()).not.toContain('not verified yet');
  await type('domains', 'Example.com');
  await until(() => textOf().includes('1 domain is not verified yet'));
  await until(() => textOf().includes('proof-value'));
});

it('says which columns there are, and where the names of a pasted table mean nothing here', async () => {
  await show();
  expect(textOf()).toContain(messages.everything.columns);
  expect(textOf()).toContain('account_type, mailbox_type, language');
  await type('aliases', 'Adresse;Ziel\ninfo@example.com;anna@example.com');
  await until(() => textOf().includes('Use these names: email, forward, note, active.'));
  await type('aliases', 'email;forward\ninfo@example.com;anna@example.com');
  await until(() => !textOf().includes('Use these names'));
  await type('everything', 'Typ;Adresse\nuser;anna@example.com');
  await until(() => textOf().includes(messages.everything.noType));
});

it('leads back to the plans that were made before', async () => {
  const outcomes = { create: 3, update: 0, remove: 0, skip: 3, refuse: 93 };
  const made = { id: '7', kind: 'builder', created_at: '2026-03-02T10:00:00.000Z', outcomes };
  const plan = { ...made, state: 'done', done: 3, failed: 0, undone: 0, passwords_ready: 0 };
  const { requests } = await show({ getPlans: () => ({ rows: [plan] }) });
  await until(() => textOf().includes('Finished3 done · 93 refused'));
  expect(document.querySelector('a[href="/builder/7"]')).not.toBeNull();
  expect(requests.find(({ action }) => action === 'getPlans')?.fields).toEqual({ kind: 'builder' });
});
