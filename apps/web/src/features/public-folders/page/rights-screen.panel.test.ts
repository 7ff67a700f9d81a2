import { afterEach, expect, it } from 'vitest';
import { externalAddress } from '../../../domain/addresses/address-choice.ts';
import {
  done,
  expectText,
  leavePanel,
  press,
  refused,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import type { WholeFolder } from '../folder.ts';
import { messages as words } from '../messages/en.ts';

const known = (address: string) => ({
  ...externalAddress(address),
  id: '8',
  kind: 'user',
  external: 0,
  opens: 1,
});
const folder = {
  ...{ id: '7', name: 'Sales', path: 'Sales', parent: '', domain: 'here.example', type: 'mail' },
  ...{
    quota: 1000,
    used: null,
    email: '',
    unicode: '',
    owners: [],
    hidden_owners: 0,
    rights: 3,
    subfolders: 2,
  },
  ...{ note: '', created_at: '2026-03-02T10:00:00.000Z', version: 4, owned_by: [], hidden_rights: 1 },
  granted: [
    { ...known('everyone'), id: null, kind: null, profile: 'reviewer' },
    { ...known('anna@here.example'), profile: 'editor' },
    { ...known('old@here.example'), profile: 'author', opens: 0 },
  ],
} as unknown as WholeFolder;
const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 };

afterEach(leavePanel);

const select = (label: string, value: string) => {
  const labels = [...document.querySelectorAll('label')];
  const control = labels.find(({ textContent }) => textContent === label)?.control;
  if (!(control instanceof HTMLSelectElement)) throw new Error(`no choice “${label}”`);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

it('explains each right by what it allows, and sends all that are seen, everyone last', async () => {
  const sent: Record<string, string>[] = [];
  await showPanel('/publicfolders/7/rights', {
    getPublicFolder: () => done(folder),
    getPublicFolders: none,
    getUsers: none,
    getLists: none,
    setPublicFolderRights: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      return sent.length === 1
        ? refused('invalid_input', {
            'rights.1.who': { code: 'user_unsuitable', params: { name: 'old@here.example' } },
          })
        : done({ ...folder, version: 5 });
    },
  });
  await expectText(words.can.editor);
  await expectText(words.rights.cannotOpen);
  await expectText('One more entry is in a domain you can’t see');
  select('Everyone in here.example', 'contributor');
  await expectText(words.can.contributor);
  await press(words.form.save);
  // The refusal is said at its row.
  await expectText('old@here.example can’t be added because of its type.');
  await press('Remove old@here.example');
  await press(words.form.save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({
    ...{ id: '7', version: '4', 'rights[0][who]': 'anna@here.example', 'rights[0][profile]': 'editor' },
    ...{
      'rights[1][who]': 'old@here.example',
      'rights[2][who]': 'everyone',
      'rights[2][profile]': 'contributor',
    },
  });
  expect(sent[1]).toMatchObject({ 'rights[1][who]': 'everyone' });
  expect(sent[1]).not.toHaveProperty('rights[2][who]');
});

it('shows what subfolders would take over, and gives it to them as it was shown', async () => {
  const sent: Record<string, string>[] = [];
  const change = (who: string, before: string | null, after: string | null) => ({
    who,
    unicode: who,
    before,
    after,
  });
  let preview: object = {
    ...{ changed: 2, unchanged: 1 },
    folders: [
      {
        ...{ id: '8', path: 'Sales/Offers', total: 22 },
        changes: [
          change('everyone', null, 'reviewer'),
          change('anna@here.example', 'none', 'editor'),
          change('ben@here.example', 'owner', null),
        ],
      },
    ],
  };
  await showPanel('/publicfolders/7/inherit', {
    getPublicFolder: () => done(folder),
    previewPublicFolderRights: () => done(preview),
    setPublicFolderRights: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      preview = { changed: 0, unchanged: 3, folders: [] };
      return done(folder);
    },
  });
  for (const text of [
    '2 subfolders change',
    'Everyone in the domain: Reviewer (new)',
    'anna@here.example: None → Editor',
    'ben@here.example: Owner is removed',
    'and 19 more changes',
    'and 1 more folder',
  ]) {
    await expectText(text);
  }
  await press('Apply to 2 subfolders');
  await expectText(words.inherit.same);
  expect(sent[0]).toMatchObject({ version: '4', subfolders: '1', 'rights[0][who]': 'everyone' });
});
