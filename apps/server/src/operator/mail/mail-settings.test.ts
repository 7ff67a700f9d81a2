import { describe, expect, it } from 'vitest';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { chooseSettings } from './mail-settings.ts';
import type { SetupOptions } from './mail-setup-options.ts';

const surroundings = {
  config: { mailHosts: ['mx1.example.com'], databaseUrl: undefined },
  database: { embedded: true },
};
const choose = (given: SetupOptions, before?: EngineSettings, sealed?: string) =>
  chooseSettings(surroundings, given, before, sealed);

const plain = choose({});
const everything = choose(
  {
    private: true,
    root: '/var/tmp/trial',
    portBase: '30000',
    hostname: 'localhost',
    tlsCertificate: '/etc/tls/chain.pem',
    tlsKey: '/etc/tls/key.pem',
    smarthost: 'relay.example.com:587',
    smarthostUser: 'us',
    postmaster: 'it@example.com',
    nameServers: ['192.0.2.53'],
    offline: true,
  },
  undefined,
  'sealed',
);

describe('the settings of the mail engine', () => {
  it('stay as they are where nothing is given', () => {
    expect(choose({}, plain)).toEqual(plain);
    expect(choose({}, everything)).toEqual(everything);
  });

  it('can all be changed back', () => {
    const back: SetupOptions = {
      public: true,
      root: plain.root,
      hostname: plain.hostname,
      tlsCertificate: false,
      smarthost: false,
      postmaster: false,
      nameServers: false,
      online: true,
    };
    expect(choose(back, everything)).toEqual(plain);
  });

  it('change one without another', () => {
    const without = choose({ smarthostUser: false }, everything);
    expect(without).toEqual({ ...everything, smarthostLogin: undefined });
    expect(choose({ online: true }, everything)).toEqual({ ...everything, isOffline: false });
    expect(choose({ smarthost: 'relay.example.com:465' }, everything).smarthostLogin).toEqual({
      user: 'us',
      password: 'sealed',
    });
  });

  it('take a certificate of our own along to another folder, and leave another one where it is', () => {
    expect(choose({ root: '/srv/mail' }, plain).tls.key).toBe('/srv/mail/etc/tls/key.pem');
    expect(choose({ root: '/srv/mail' }, everything).tls).toEqual(everything.tls);
  });

  it.each<[string, SetupOptions, EngineSettings?]>([
    ['a public engine without a public name', { hostname: 'localhost' }],
    ['the public name of a trial', { public: true }, everything],
    ['ports of its own for a public engine', { portBase: '30000' }],
    ['a private engine without a folder', { private: true }],
    ['a login without a smarthost', { smarthostUser: 'us' }],
    ['a login without a password', { smarthost: 'relay.example.com:587', smarthostUser: 'us' }],
    ['the login of one smarthost for another', { smarthost: 'other.example.com:587' }, everything],
    ['a key without a certificate', { tlsKey: '/etc/tls/key.pem' }],
    ['a key for a certificate that is taken away', { tlsCertificate: false, tlsKey: '/etc/tls/key.pem' }],
    ['a postmaster at the own name', { postmaster: 'it@mx1.example.com' }],
  ])('are not accepted with %s', (_, given, before) => {
    expect(() => choose(given, before)).toThrow(/./);
  });
});
