import { actions } from '@posthouse/contract';
import { languages } from '@posthouse/contract/core/languages';
import { afterAll, expect, it } from 'vitest';
import { loadCatalogs, switchLanguage } from './catalogs.ts';
import { deedText } from './deed-words.ts';
import { say } from './texts.ts';

afterAll(() => switchLanguage('en'));

const commands = Object.entries(actions)
  .filter(([, { kind }]) => kind === 'command')
  .map(([name]) => name);

it.each(languages)(
  'says in %s of every command what it did, never only that it succeeded',
  async (language) => {
    await loadCatalogs(['shared', 'deeds']);
    await switchLanguage(language);
    const silent = commands.filter((command) => {
      const texts = [
        deedText({ command }),
        deedText({ command, name: 'anna' }),
        deedText({ command, num: 47 }),
      ];
      return texts.some((text) => !text || text === say('operation.done') || /[{}]/.test(text));
    });
    expect(silent).toEqual([]);
  },
);

it('counts what was changed, and names what alone was', async () => {
  await loadCatalogs(['shared', 'deeds']);
  await switchLanguage('en');
  const quota = { command: 'updateUsers', ways: ['quota'] };
  expect(deedText({ ...quota, num: 47 })).toBe('Quota of 47 users changed');
  expect(deedText({ ...quota, num: 1, name: 'anna@example.com' })).toBe('Quota of anna@example.com changed');
  expect(deedText({ command: 'removeUsers', num: 1200 })).toBe('1,200 users removed');
  expect(deedText({ command: 'restoreItems', ways: ['users'], num: 1 })).toBe('User restored');
  await switchLanguage('de');
  expect(deedText({ ...quota, num: 1200 })).toBe('Speicherplatz von 1.200 Benutzern geändert');
  expect(deedText({ command: 'removeLists', num: 2 })).toBe('2 Listen entfernt');
});

it('is called as in the account history where it has no sentence, or nobody knows the name', async () => {
  await loadCatalogs(['shared', 'deeds']);
  await switchLanguage('en');
  expect(deedText({ command: 'viewAs', name: 'bert' })).toBe('Viewed the panel as a sub-admin: bert');
  expect(deedText({ command: 'removeUsers', num: 1 })).toBe('Removed a user');
});
