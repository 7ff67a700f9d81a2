import type { TestPanel } from './test-panel.ts';

interface TestLogin {
  readonly country: string;
  readonly ip?: string;
  readonly hoursAgo?: number;
}

/** Logins as the hooks of the mail engine report them, by the clock of the test. */
export async function reportLogins(
  house: TestPanel,
  login: string,
  ...logins: readonly TestLogin[]
): Promise<void> {
  const reported = logins.map(({ country, ip = '203.0.113.7', hoursAgo = 0 }) => ({
    ...{ login, country, ip, service: 'imap', accepted: true, password_kind: 'main', attempts: 1 },
    at: new Date(house.clock.now().getTime() - hoursAgo * 3_600_000).toISOString(),
  }));
  await house.database.pool.query('select engine.record_logins($1)', [JSON.stringify(reported)]);
}
