import { expect, it } from 'vitest';
import { LoginReports, loginReport } from './login-reports.ts';

const report = (changes: object) =>
  loginReport.parse({ login: 'Anna@alpha.test', remote: '192.0.2.1', ...changes });

it('tells who is in, also when it could not be written at once', () => {
  const reports = new LoginReports();
  reports.add(report({ success: false }));
  reports.add(report({ success: true, guess: 'g1' }));
  const accepted = [{ login: 'anna@alpha.test', ip: '192.0.2.1', guess: 'g1' }];
  reports.keep(reports.takeAccepted());
  expect(reports.takeAccepted()).toEqual(accepted);
  expect(reports.takeAccepted()).toEqual([]);
});

it('tells the different passwords that were wrong, once each and of each place', () => {
  const reports = new LoginReports();
  for (const tried of ['a1', 'a1', 'b2', '']) reports.add(report({ tried }));
  reports.add(report({ tried: 'a1', remote: '192.0.2.2' }));
  reports.add(report({ tried: 'c3', success: true }));
  const login = 'anna@alpha.test';
  expect(reports.takeGuesses()).toEqual([
    { login, ip: '192.0.2.1', marks: ['a1', 'b2'] },
    { login, ip: '192.0.2.2', marks: ['a1'] },
  ]);
  expect(reports.takeGuesses()).toEqual([]);
  for (let turn = 0; turn < 300; turn += 1) reports.add(report({ tried: `x${turn}` }));
  expect(reports.takeGuesses()[0]?.marks).toHaveLength(100);
});

it('knows a login with an international domain by what addresses are stored with', () => {
  const login = (given: string) => report({ login: given }).login;
  expect(login('Anna@Mu\u0308ller.example')).toBe('Anna@xn--mller-kva.example');
  expect(login('anna@xn--mller-kva.example')).toBe('anna@xn--mller-kva.example');
  expect(login('what @ever')).toBe('what @ever');
});
