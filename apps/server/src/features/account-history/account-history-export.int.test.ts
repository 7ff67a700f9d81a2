import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const german = {
  'account-history': {
    operations: {
      exportAccountHistory: 'Kontoverlauf exportiert',
      'operator: account limits': 'Limits geändert',
    },
    facts: { maxdomains: 'Domains, Maximum' },
    values: {
      outcome: { done: 'Erledigt', refused: 'Abgelehnt' },
      boolean: { true: 'Ja', false: 'Nein' },
      adminname: { operator: 'Anbieter' },
    },
    exported: {
      at: 'Zeit',
      adminname: 'Administrator',
      action: 'Aktion',
      target: 'Ziel',
      outcome: 'Ergebnis',
      before: 'Vorher',
      after: 'Nachher',
    },
  },
  caller: {
    operations: { login: 'Angemeldet' },
    variants: { login: { refused: 'Anmeldung abgelehnt' } },
    facts: { reason: 'Grund', locked_until: 'Gesperrt bis' },
    values: { reason: { password: 'Falsches Passwort' } },
  },
  'sub-admins': {
    operations: { updateSubAdmin: 'Unteradministrator geändert' },
    facts: {
      permissions: 'Rechte',
      users: 'Benutzer',
      twofa_allowed: 'Zwei-Faktor erlaubt',
      domains: 'Domains',
    },
    values: { permissions: { 1: 'Ansehen', 5: 'Hinzufügen' } },
  },
};

describe('an exported account history', () => {
  let folder: string;
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-words-'));
    await mkdir(join(folder, 'words'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '');
    await writeFile(join(folder, 'words/de.json'), JSON.stringify(german));
    house = await startTestPanel({}, { panelFolder: folder });
    ({ accountId } = await house.addAccount('alpha'));
    token = await house.login('alpha');
    await house.database.pool.query('delete from account_history');
    await house.database.pool.query(
      `update account set timezone = 'Asia/Tokyo', dateformat = 'DD.MM.YYYY', language = 'de'`,
    );
    const add = (action: string, more: object) =>
      house.database.pool.query(
        `insert into account_history (account_id, at, adminname, action, target, outcome, before, after)
         select $1, '2026-01-31T20:00:00Z', adminname, $2, target, outcome, before, after
           from jsonb_to_record($3) as r (adminname text, target text, outcome text, before jsonb, after jsonb)`,
        [accountId, action, { adminname: 'alpha', target: '', outcome: 'done', ...more }],
      );
    await add('login', {
      outcome: 'refused',
      after: { reason: 'password', locked_until: '2026-01-31T20:15:00.000Z' },
    });
    await add('operator: account limits', {
      adminname: 'operator',
      before: { maxdomains: 5 },
      after: { maxdomains: 12000 },
    });
    await add('updateSubAdmin', {
      target: 'helper',
      before: { permissions: { users: 1 }, twofa_allowed: false, domains: [] },
      after: {
        permissions: { users: 5 },
        twofa_allowed: true,
        domains: ['xn--bcher-kva.example', 'b.example'],
      },
    });
  });
  afterAll(async () => {
    await house.stop();
    await rm(folder, { recursive: true });
  });

  const file = async (input: ActionInput<'exportAccountHistory'>) => {
    const { url } = dataOf(await house.call('exportAccountHistory', input, { token }));
    return (await house.panel.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.1' })).body;
  };
  const columns: ActionInput<'exportAccountHistory'>['columns'] = [
    ...(['at', 'adminname', 'action', 'target', 'outcome', 'before', 'after'] as const),
  ];

  it('says in the language, timezone and date format of its reader what the screen says', async () => {
    const [head, ...rows] = (await file({ format: 'csv', columns, to: '2026-02-28' })).trimEnd().split('\n');
    expect(head).toBe('\ufeffZeit,Administrator,Aktion,Ziel,Ergebnis,Vorher,Nachher');
    expect(rows).toEqual([
      '"01.02.2026, 05:00:00 GMT+9",alpha,Unteradministrator geändert,helper,Erledigt,Rechte › Benutzer: Ansehen; Zwei-Faktor erlaubt: Nein,"Domains: bücher.example, b.example; Rechte › Benutzer: Hinzufügen; Zwei-Faktor erlaubt: Ja"',
      '"01.02.2026, 05:00:00 GMT+9",Anbieter,Limits geändert,,Erledigt,"Domains, Maximum: 5","Domains, Maximum: 12.000"',
      '"01.02.2026, 05:00:00 GMT+9",alpha,Anmeldung abgelehnt,,Abgelehnt,,"Grund: Falsches Passwort; Gesperrt bis: 01.02.2026, 05:15:00 GMT+9"',
    ]);
  });

  it('is in the language that is asked for, and as the wire has it where the panel has no words', async () => {
    expect(await file({ format: 'csv', language: 'de', columns: ['at'] })).toContain('Zeit');
    const wire = await file({ format: 'csv', language: 'fr', columns: ['at', 'action'], to: '2026-02-28' });
    expect(wire).toContain('2026-01-31T20:00:00.000Z,updateSubAdmin');
  });

  it('stays as the wire has it in JSON, for programs', async () => {
    const rows: unknown = JSON.parse(
      await file({ format: 'json', columns: ['at', 'action'], to: '2026-02-28' }),
    );
    expect(rows).toContainEqual({ at: '2026-01-31T20:00:00.000Z', action: 'login' });
  });
});
