import { describe, expect, it } from 'vitest';
import { type EngineSettings, portsFrom } from '../../engine/engine-settings.ts';
import { checkPostmaster, explainDuty } from './mail-doctor-postmaster.ts';

const settings: EngineSettings = {
  root: '/var/lib/posthouse/mail',
  hostname: 'mx1.example.com',
  isPrivate: false,
  ports: portsFrom(undefined),
  tls: { certificate: 'certificate.pem', key: 'key.pem' },
  database: { host: '127.0.0.1', port: 5432, name: 'posthouse', sslmode: 'disable' },
  nameServers: [],
  isOffline: false,
};
const withPostmaster = { ...settings, postmaster: 'it@example.com' };

describe('the doctor about the postmaster', () => {
  it('warns where nobody gets that mail, with the command that changes it, and not about a private engine', () => {
    expect(checkPostmaster(settings)).toEqual([
      expect.objectContaining({ status: 'warn', hint: expect.stringContaining('mail setup --postmaster') }),
    ]);
    expect(checkPostmaster({ ...settings, isPrivate: true })).toEqual([]);
    expect(checkPostmaster(withPostmaster)).toEqual([
      expect.objectContaining({ status: 'ok', message: expect.stringContaining('it@example.com') }),
    ]);
  });

  it('knows the way of that mail, and of no other', () => {
    expect(explainDuty(withPostmaster, 'abuse@mx1.example.com')?.message).toContain('it@example.com');
    for (const address of ['info@mx1.example.com', 'abuse@example.com'])
      expect(explainDuty(withPostmaster, address)).toBeUndefined();
    expect(explainDuty(settings, 'abuse@mx1.example.com')).toBeUndefined();
  });
});
