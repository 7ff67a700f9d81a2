import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestAddresses, type TestAddresses } from '../../testing/test-addresses.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { testPlans } from '../../testing/test-plans.ts';

const german = {
  plans: {
    exported: {
      head: { line: 'Zeile', name: 'Name', state: 'Ergebnis', reason: 'Details' },
      outcome: { refuse: 'Abgelehnt' },
      done: { create: 'Hinzugefügt' },
    },
    reasons: {
      finding: '{field}: {problem}',
      column: '{field} ({column})',
      of: { aliases: { not_found: 'Sie haben keine solche Domain.' } },
      field: { alias: 'Alias' },
    },
  },
  users: { operations: { addUser: 'Benutzer hinzugefügt' }, facts: { email: 'Adresse' } },
  aliases: { operations: { addAlias: 'Alias hinzugefügt' }, facts: { forward: 'Ziele' } },
  shared: {
    errors: { loop: 'Schleife: {path}' },
    fields: {
      address_taken: 'Schon vergeben.',
      alias_invalid: 'Ungültig.',
      address_unknown: '{name} gibt es nicht.',
    },
  },
};

describe('the file of a plan', () => {
  let folder: string;
  let house: TestPanel;
  let made: TestAddresses;
  let plans: ReturnType<typeof testPlans>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-words-'));
    await mkdir(join(folder, 'words'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '');
    await writeFile(join(folder, 'words/de.json'), JSON.stringify(german));
    house = await startTestPanel({}, { panelFolder: folder });
    made = await makeTestAddresses(house, 'planfile');
    plans = testPlans(house, 'aliases');
    await made.addUser('anna');
  });
  afterAll(async () => {
    await house.stop();
    await rm(folder, { recursive: true });
  });

  const file = async (input: Omit<ActionInput<'downloadPlan'>, 'kind'>) => {
    const given = { kind: 'aliases', ...input } as const;
    const { url } = dataOf(await house.call('downloadPlan', given, { token: made.token }));
    const { body, headers } = await house.panel.app.inject({ method: 'GET', url });
    return { text: body.replace('\ufeff', ''), disposition: headers['content-disposition'] };
  };
  const csv = () =>
    [
      'email,forward',
      `${made.at('anna')},x@other.example`,
      `info@nowhere.example,${made.at('anna')}`,
      `one,${made.at('anna')}`,
      `two@${made.domain},${made.at('nobody')}`,
    ].join('\n');

  it('says why rows were refused in the language of its reader, and can be imported again', async () => {
    const { plan } = await plans.plan(csv(), made.token);
    const { text } = await file({ id: plan.id, part: 'refused', language: 'de' });
    expect(text.split('\n').slice(0, 3)).toEqual([
      'email,forward,problem',
      `${made.at('anna')},x@other.example,Adresse (email): Schon vergeben.`,
      `info@nowhere.example,${made.at('anna')},Sie haben keine solche Domain.`,
    ]);
    expect(text).toContain(`,Ziele (forward): ${made.at('nobody')} gibt es nicht.`);
    const corrected = text.replace(made.at('nobody'), made.at('anna'));
    expect(plans.outcomes(await plans.plan(corrected, made.token)).at(-1)).toBe('two create');
    await house.database.pool.query(`update account set language = 'de'`);
    expect((await file({ id: plan.id, part: 'refused' })).text).toBe(text);
    const wire = await file({ id: plan.id, part: 'refused', language: 'fr' });
    expect(wire.text).toContain('email: address_taken');
  });

  it('says what became of rows as the screen does', async () => {
    const rows = `${made.at('told')},${made.at('anna')}\ninfo@nowhere.example,${made.at('anna')}`;
    const { plan } = await plans.plan(`email,forward\n${rows}`, made.token);
    await plans.apply(plan.id, made.token);
    expect((await file({ id: plan.id, part: 'result', language: 'de' })).text.split('\n')).toEqual([
      'Zeile,Name,Ergebnis,Details',
      `2,${made.at('told')},Hinzugefügt,`,
      '3,info@nowhere.example,Abgelehnt,Sie haben keine solche Domain.',
      '',
    ]);
  });

  it('is gone when the right to what was planned was taken away, whatever other plans may be made', async () => {
    const { adminId } = await house.addSubAdmin(made.accountId, 'planner', { users: 5, aliases: 5 });
    const token = await house.login('planner');
    const { plan } = await plans.plan(csv(), token);
    const order = async () =>
      dataOf(await house.call('downloadPlan', { kind: 'aliases', id: plan.id, part: 'result' }, { token }))
        .url;
    const fetched = async (url: string) => (await house.panel.app.inject({ method: 'GET', url })).statusCode;
    expect(await fetched(await order())).toBe(200);
    const url = await order();
    await house.database.pool.query(
      `update admin_permission set level = 0 where admin_id = $1 and area = 'aliases'`,
      [adminId],
    );
    expect(await fetched(url)).toBe(404);
  });

  it('is named after what the plan did', async () => {
    const { plan } = await plans.plan(`email,forward\n${made.at('ok')},${made.at('anna')}`, made.token);
    const nameOf = async (id: string, part: 'sent' | 'refused' | 'result') =>
      /filename="(.+)-\d{4}-\d\d-\d\d\.csv"/.exec(String((await file({ id, part })).disposition))?.[1];
    await plans.apply(plan.id, made.token);
    const undone = await plans.undo(plan.id, made.token);
    expect(
      await Promise.all([
        nameOf(plan.id, 'sent'),
        nameOf(plan.id, 'refused'),
        nameOf(plan.id, 'result'),
        nameOf(undone.plan.id, 'result'),
      ]),
    ).toEqual([
      'aliases-import-rows',
      'aliases-import-refused',
      'aliases-import-result',
      'aliases-import-undo-result',
    ]);
  });
});
