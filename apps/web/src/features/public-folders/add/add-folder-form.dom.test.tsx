import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { press, showScreen, typeInto, until } from '../../../testing/show-screen.tsx';
import { AddFolderForm } from './add-folder-form.tsx';

const page = (rows: readonly object[]) => ({ rows, next: null, prev: null, total: rows.length });
const domains = ['here.example', 'there.example'].map((domain) => ({ id: domain, domain, unicode: domain }));
const quota = { maxquota: 9000, curquota: 0, autogrow_quota: 0 };
let shown: Awaited<ReturnType<typeof showScreen>>;
let answerThere: () => void;

const Screen = () => <AddFolderForm close={() => undefined} />;

afterEach(() => shown.leave());

const box = (label: string) =>
  until(() => {
    const labels = [...document.querySelectorAll('label')];
    const found = labels.find(({ textContent }) => textContent?.startsWith(label));
    return found?.control as HTMLInputElement | undefined;
  });
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const open = async (label: string) => {
  const input = await box(label);
  await act(async () => {
    input.focus();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
};
const choose = async (label: string, option: string) => {
  await open(label);
  await press(await until(() => options().find(({ textContent }) => textContent === option)));
};

it('keeps no parent of the domain that was chosen before, and offers none', async () => {
  const there = new Promise<void>((resolve) => {
    answerThere = resolve;
  });
  shown = await showScreen(Screen, {
    texts: ['public-folders'],
    server: async ({ action, fields }) => {
      if (action === 'getUserDomains') return page(domains);
      if (action === 'status') return quota;
      if (action !== 'getPublicFolders') return {};
      if (fields['domain'] === 'here.example') return page([{ id: '1', path: 'Sales' }]);
      await there;
      return page([{ id: '2', path: 'Team' }]);
    },
  });
  await typeInto(await box('Name'), 'Offers');
  await choose('Domain', 'here.example');
  await choose('Parent', 'Sales');
  await choose('Domain', 'there.example');
  expect((await box('Parent')).value).not.toBe('Sales');
  await open('Parent');
  const offered = await until(() => options().length > 0 && options().map(({ textContent }) => textContent));
  expect(offered).not.toContain('Sales');
  answerThere();
  await until(() => options().some(({ textContent }) => textContent === 'Team'));
  await act(async () => (await box('Name')).form?.requestSubmit());
  const sent = await until(() => shown.requests.find(({ action }) => action === 'addPublicFolder'));
  expect(sent.fields).toMatchObject({ domain: 'there.example', parent: '' });
});
