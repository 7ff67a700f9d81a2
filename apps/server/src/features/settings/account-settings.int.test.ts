import { alertKinds } from '@posthouse/contract/features/alerts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('the settings of an account', () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    await house.addSubAdmin(accountId, 'helper', { subadmins: 6, users: 6 });
    token = await house.login('alpha');
  });
  afterAll(() => house.stop());

  const settings = async () => dataOf(await house.call('getSettings', {}, { token }));
  const fieldErrors = async (fields: object) => {
    const answer = await house.call('updateSettings', fields, { token });
    return answer.returncode === 0 ? answer.error.fields : answer.returndata;
  };

  it('change what is named and leave the rest, with before and after in the history', async () => {
    const before = await settings();
    const after = dataOf(
      await house.call(
        'updateSettings',
        { timezone: 'Europe/Berlin', dateformat: 'DD.MM.YYYY', homecountry: 'de' },
        { token },
      ),
    );
    expect(after).toEqual({
      ...before,
      timezone: 'Europe/Berlin',
      dateformat: 'DD.MM.YYYY',
      homecountry: 'DE',
      version: before.version + 1,
    });
    expect(await settings()).toEqual(after);
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'updateSettings' }, { token }),
    );
    expect(rows[0]).toMatchObject({
      target: 'alpha',
      before: { timezone: 'UTC', dateformat: '', homecountry: '' },
      after: { timezone: 'Europe/Berlin', dateformat: 'DD.MM.YYYY', homecountry: 'DE' },
    });
    const info = dataOf(await house.call('getAdminInfo', {}, { token }));
    expect(info).toMatchObject({ timezone: 'Europe/Berlin', dateformat: 'DD.MM.YYYY' });
  });

  it('tell in the history only what has another value now', async () => {
    const { timezone } = await settings();
    dataOf(await house.call('updateSettings', { timezone, ui_timeout: 17, twofa_required: 0 }, { token }));
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'updateSettings' }, { token }),
    );
    expect(rows[0]).toMatchObject({ before: { ui_timeout: 5 }, after: { ui_timeout: 17 } });
    expect(Object.keys(rows[0]?.after ?? {})).toEqual(['ui_timeout']);
  });

  it('refuse what makes no sense, each at its field', async () => {
    expect(await fieldErrors({ timezone: 'Mars/Olympus' })).toEqual({ timezone: { code: 'format' } });
    expect(await fieldErrors({ timezone: '__proto__' })).toEqual({ timezone: { code: 'format' } });
    expect(await fieldErrors({ homecountry: 'XX' })).toEqual({ homecountry: { code: 'format' } });
    expect(await fieldErrors({ quota_alert_cc: 'nobody' })).toMatchObject({ quota_alert_cc: {} });
    expect(await fieldErrors({ ui_timeout: 0 })).toMatchObject({ ui_timeout: { code: 'at_least' } });
    expect(await fieldErrors({ ui_timeout: 721 })).toMatchObject({ ui_timeout: { code: 'less_than' } });
    expect(await fieldErrors({ password_max_age_days: -1 })).toMatchObject({ password_max_age_days: {} });
    expect(await fieldErrors({ dateformat: 'YY' })).toMatchObject({ dateformat: {} });
  });

  it('are cleared by an empty value where that has a meaning', async () => {
    dataOf(await house.call('updateSettings', { quota_alert_cc: 'boss@alpha.example' }, { token }));
    const cleared = { quota_alert_cc: '', homecountry: '', dateformat: '' } as const;
    expect(dataOf(await house.call('updateSettings', cleared, { token }))).toMatchObject(cleared);
  });

  it('answer stale to whoever saw an older version', async () => {
    const { version } = await settings();
    dataOf(await house.call('updateSettings', { ui_timeout: 10, version }, { token }));
    const late = await house.call('updateSettings', { ui_timeout: 20, version }, { token });
    expect(outcomeOf(late)).toBe('stale');
    expect((await settings()).ui_timeout).toBe(10);
  });

  it('give every session its timeout at once', async () => {
    dataOf(await house.call('updateSettings', { ui_timeout: 60 }, { token }));
    house.clock.advance({ minutes: 50 });
    expect((await settings()).ui_timeout).toBe(60);
    dataOf(await house.call('updateSettings', { ui_timeout: 1 }, { token }));
    house.clock.advance({ minutes: 3 });
    expect(outcomeOf(await house.call('getSettings', {}, { token }))).toBe('session_invalid');
    token = await house.login('alpha');
    dataOf(await house.call('updateSettings', { ui_timeout: 5 }, { token }));
  });

  it('are the main admin’s alone', async () => {
    const helper = await house.login('helper');
    expect(outcomeOf(await house.call('getSettings', {}, { token: helper }))).toBe('forbidden');
    expect(outcomeOf(await house.call('updateSettings', { ui_timeout: 9 }, { token: helper }))).toBe(
      'forbidden',
    );
  });

  it('let every admin choose the own alerts', async () => {
    const helper = await house.login('helper');
    const alerts = async (of: string) => dataOf(await house.call('getAlerts', {}, { token: of })).alerts;
    expect(await alerts(helper)).toEqual([...alertKinds]);
    dataOf(await house.call('setAlerts', { alerts: [] }, { token: helper }));
    expect(await alerts(helper)).toEqual([]);
    expect(await alerts(token)).toEqual([...alertKinds]);
    dataOf(await house.call('setAlerts', { alerts: ['login'] }, { token: helper }));
    expect(await alerts(helper)).toEqual(['login']);
    const { json } = await house.post('action=setAlerts&alerts[0]=everything', { token: helper });
    expect(json).toMatchObject({ error: { code: 'invalid_input' } });
  });
});
