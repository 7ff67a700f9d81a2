import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { hashKey } from '../random-keys.ts';

describe('the log', () => {
  let house: TestPanel;
  let lines: string[] = [];
  beforeAll(async () => {
    house = await startTestPanel({ LOG_LEVEL: 'debug' }, { onLog: (line) => lines.push(line) });
    await house.addAccount('alpha', 'someone@private.example');
  });
  afterAll(() => house.stop());
  beforeEach(() => {
    lines = [];
  });

  it('of a query that failed names the query and holds none of its values', async () => {
    const token = await house.login('alpha');
    await house.database.pool.query('alter table admin rename column last_login_at to broken');
    await house.database.pool.query('alter table session rename column authenticated_at to broken');
    const { status } = await house.post(`action=login&username=private-name&password=${testPassword}`);
    const info = await house.post('action=getAdminInfo', { token });
    await house.database.pool.query('alter table admin rename column broken to last_login_at');
    await house.database.pool.query('alter table session rename column broken to authenticated_at');
    expect([status, info.status]).toEqual([500, 500]);
    const text = lines.join('');
    expect(text).toContain('request failed');
    expect(text).toContain('from \\"admin\\"');
    expect(text).toContain('42703');
    for (const secret of ['private-name', testPassword, token, 'someone@private.example']) {
      expect(text).not.toContain(secret);
    }
    const hash = hashKey(token);
    expect(text).not.toContain(hash.toString('hex'));
    expect(text).not.toContain([...hash].join(','));
  });

  it('of a value the database refused does not quote it', async () => {
    const failures = ['private-name', { private: 'name' }].map((value) =>
      house.database.pool.query('select $1::bigint', [value]).catch((error: unknown) => error),
    );
    for (const err of await Promise.all(failures)) house.panel.app.log.error({ err }, 'made up');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toContain('22P02');
    expect(lines.join('')).not.toMatch(/private/);
  });

  it('names the route of a request, never its path or query, where keys stand', async () => {
    for (const url of [
      '/confirm/private-key',
      '/download/private-key',
      '/nowhere/private-key',
      '/?token=private-key',
    ]) {
      await house.panel.app.inject({ method: 'GET', url, headers: { 'x-token': 'private-key' } });
    }
    const text = lines.join('');
    expect(text).toContain('/confirm/:key');
    expect(text).toContain('/download/:key');
    expect(text).not.toContain('private-key');
  });
});
