import { expect, it } from 'vitest';
import { LoginReports, loginReport } from './login-reports.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const report = (changes: object) =>
  loginReport.parse({ login: 'Anna@alpha.test', remote: '192.0.2.1', protocol: 'imap', ...changes });

it('lists every login, and counts failures that repeat', () => {
  const reports = new LoginReports();
  for (let turn = 0; turn < 3; turn += 1) reports.add(report({ success: false }), now);
  reports.add(report({ success: true, password_kind: 'main' }), now);
  reports.add(report({ success: true, password_kind: 'app:7' }), now);
  expect(reports.takeAccepted().map(({ password_kind: kind }) => kind)).toEqual(['main', 'app:7']);
  expect(reports.takeRefused()).toMatchObject([{ accepted: false, attempts: 3, login: 'anna@alpha.test' }]);
  expect([...reports.takeAccepted(), ...reports.takeRefused()]).toEqual([]);
});

it('keeps logins that could not be written, and has a limit for names that were invented', () => {
  const reports = new LoginReports();
  reports.add(report({ success: true }), now);
  reports.keep(reports.takeAccepted());
  expect(reports.takeAccepted()).toHaveLength(1);
  for (let turn = 0; turn < 6_000; turn += 1) reports.add(report({ login: `x${turn}@alpha.test` }), now);
  expect(reports.takeRefused()).toHaveLength(5_000);
});

it('tells the different passwords that were wrong, once each and of each place', () => {
  const reports = new LoginReports();
  for (const tried of ['a1', 'a1', 'b2', '']) reports.add(report({ tried }), now);
  reports.add(report({ tried: 'a1', remote: '192.0.2.2' }), now);
  reports.add(report({ tried: 'c3', success: true }), now);
  const login = 'anna@alpha.test';
  expect(reports.takeGuesses()).toEqual([
    { login, ip: '192.0.2.1', marks: ['a1', 'b2'] },
    { login, ip: '192.0.2.2', marks: ['a1'] },
  ]);
  expect(reports.takeGuesses()).toEqual([]);
  for (let turn = 0; turn < 300; turn += 1) reports.add(report({ tried: `x${turn}` }), now);
  expect(reports.takeGuesses()[0]?.marks).toHaveLength(100);
});

it('knows a login with an international domain by what addresses are stored with', () => {
  const login = (given: string) => report({ login: given }).login;
  expect(login('Anna@Mu\u0308ller.example')).toBe('Anna@xn--mller-kva.example');
  expect(login('anna@xn--mller-kva.example')).toBe('anna@xn--mller-kva.example');
  expect(login('what @ever')).toBe('what @ever');
});
