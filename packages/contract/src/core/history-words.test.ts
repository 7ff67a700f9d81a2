import { describe, expect, it } from 'vitest';
import { historyWords } from './history-words.ts';

describe('the words of the account history', () => {
  const words = historyWords(
    [
      {
        operations: { login: 'Logged in', loginCode: 'Logged in with a code' },
        variants: {
          login: { refused: 'Login refused', pending: 'Login not completed' },
          loginCode: {
            refused: 'Login refused at the code',
            recovery_used: 'Logged in with a recovery code',
          },
        },
        facts: { name: 'Login name', reason: 'Reason' },
        values: { reason: { password: 'Wrong password' } },
      },
      {
        operations: {
          addThing: 'Added a thing',
          applyPlan: 'Started an import',
          'operator: account limits': 'Changed the limits',
        },
        variants: {
          applyPlan: {
            undo: 'Started undoing an import',
            builder: 'Started a setup',
            undo_builder: 'Started undoing a setup',
          },
        },
        facts: { name: 'Name', size: 'Size' },
        values: {
          adminname: { operator: 'Provider', engine: 'Mail engine' },
          target: { 'thing-key': 'A thing' },
        },
      },
    ],
    'de',
  );

  it('name an operation by how it went', () => {
    expect(words.entryName({ action: 'login', outcome: 'done', after: null })).toBe('Logged in');
    expect(words.entryName({ action: 'login', outcome: 'refused', after: null })).toBe('Login refused');
    expect(words.entryName({ action: 'login', outcome: 'pending', after: null })).toBe('Login not completed');
    const recovered = { action: 'loginCode', outcome: 'done', after: { recovery_used: true } };
    expect(words.entryName(recovered)).toBe('Logged in with a recovery code');
    expect(words.entryName({ ...recovered, after: { recovery_used: false } })).toBe('Logged in with a code');
    expect(words.entryName({ action: 'addThing', outcome: 'refused', after: null })).toBe('Added a thing');
  });

  it('name an operation by the recorded kind, alone and together with how it went', () => {
    const nameOf = (after: Record<string, unknown> | null) => words.entryName({ action: 'applyPlan', after });
    expect(nameOf(null)).toBe('Started an import');
    expect(nameOf({ kind: 'users' })).toBe('Started an import');
    expect(nameOf({ kind: 'users', undo: true })).toBe('Started undoing an import');
    expect(nameOf({ kind: 'builder' })).toBe('Started a setup');
    expect(nameOf({ kind: 'builder', undo: true })).toBe('Started undoing a setup');
  });

  it('call the provider and the mail engine so, and nobody else who has that name', () => {
    expect(words.adminName({ action: 'operator: account limits', adminname: 'operator' })).toBe('Provider');
    expect(words.adminName({ action: 'addThing', adminname: 'operator' })).toBe('operator');
    expect(words.adminName({ action: 'engine: delete mail', adminname: 'engine' })).toBe('Mail engine');
    expect(words.adminName({ action: 'addThing', adminname: 'engine' })).toBe('engine');
  });

  it('ask the feature of the action first, then the others', () => {
    expect(words.factName('addThing', 'name')).toBe('Name');
    expect(words.factName('login', 'name')).toBe('Login name');
    expect(words.factName('login', 'size')).toBe('Size');
    expect(words.factName('login', 'nobody_knows')).toBe('nobody_knows');
  });

  it('put keys, codes and names of the DNS into words', () => {
    expect(words.valueName('login', ['reason'], 'password')).toBe('Wrong password');
    expect(words.valueName('addThing', ['language'], 'fr')).toBe('Français');
    expect(words.valueName('addThing', ['homecountry'], 'DE')).toBe('Deutschland');
    expect(words.valueName('addThing', ['homecountry'], 'zz-made-up')).toBe(undefined);
    expect(words.valueName('addThing', ['operation'], 'login')).toBe('Logged in');
    expect(words.valueName('addThing', ['operation'], 'login.refused')).toBe('Login refused');
    expect(words.valueName('addThing', ['domain'], 'xn--bcher-kva.example')).toBe('bücher.example');
    expect(words.valueName('addThing', ['size'], 5)).toBe(undefined);
    expect(words.targetName({ action: 'addThing', target: 'thing-key' })).toBe('A thing');
    expect(words.targetName({ action: 'addThing', target: 'xn--bcher-kva.example' })).toBe('bücher.example');
  });

  it('write international addresses in lists as their readers do', () => {
    for (const field of ['destinations', 'addresses'])
      expect(words.valueName('addThing', [field], 'jo@xn--bcher-kva.example')).toBe('jo@bücher.example');
  });
});
