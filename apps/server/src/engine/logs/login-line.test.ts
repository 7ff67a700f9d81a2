import { describe, expect, it } from 'vitest';
import { readLoginLine, readSmtpLoginLine } from './login-line.ts';

const line = (message: string, program = 'imap-login', at = '2026-01-31T12:00:00+0000') =>
  `${at} ${program}: Info: ${message}`;
const from = (user: string, fields = 'password=<>, name=<>, TLS') =>
  `rip=192.0.2.7, session=<tcSdFYxgbrl/AAAB>, ${fields}, user=<${user}>`;
const failed = (user: string, attempts = 1) =>
  `Disconnected: Aborted login by logging out (auth failed, ${attempts} attempts in 2 secs): ${from(user)}`;
const event = {
  ...{ kind: 'login', at: '2026-01-31T12:00:00.000Z', service: 'imap', login: 'anna@x.example' },
  ...{ ip: '192.0.2.7', accepted: false, blocked: false, passwordKind: '', attempts: 1 },
};

describe('a line of Dovecot about a login', () => {
  it.each(['imap', 'pop3', 'managesieve'])('says who came by %s, and with which password', (service) => {
    const accepted = from('anna@x.example', 'password=<app:12>, name=<anna@x.example>, TLS');
    expect(readLoginLine(line(`Login: ${accepted}`, `${service}-login`))).toEqual({
      ...event,
      ...{ service, accepted: true, passwordKind: 'app:12' },
    });
  });

  it('has the whole name of a login, however long, also without encryption', () => {
    const long = `${'l'.repeat(60)}@${'d'.repeat(50)}.example`;
    const cut = `${long.slice(0, 77)}...`;
    const fields = `password=<main>, name=<${long}>`;
    expect(readLoginLine(line(`Login: ${from(cut, fields)}`))).toMatchObject({ login: long, accepted: true });
  });

  it('counts the attempts of a connection that failed, however it ended', () => {
    expect(readLoginLine(line(failed('Anna@x.example', 3)))).toEqual({ ...event, attempts: 3 });
    const reset = 'Disconnected: Connection closed: read(size=593) failed: Connection reset by peer';
    expect(
      readLoginLine(line(`${reset} (auth failed, 2 attempts in 9 secs): ${from('anna@x.example')}`)),
    ).toEqual({ ...event, attempts: 2 });
  });

  it('tells who was turned away whatever the password', () => {
    const message = `Disconnected: Connection closed (auth service reported temporary failure): ${from('anna@x.example')}`;
    expect(readLoginLine(line(message))).toEqual({ ...event, blocked: true });
  });

  it('is at the moment it says, in any zone', () => {
    for (const at of ['2026-01-31T12:00:00Z', '2026-01-31T14:00:00+0200', '2026-01-31T07:30:00-04:30'])
      expect(readLoginLine(line(failed('anna@x.example'), 'imap-login', at))).toEqual(event);
  });

  it('knows addresses of every kind, and none where there is none', () => {
    const ipOf = (rip: string) => readLoginLine(line(failed('anna@x.example').replace('192.0.2.7', rip)))?.ip;
    expect(ipOf('2001:db8::7')).toBe('2001:db8::7');
    expect(ipOf('fe80::1%eth0')).toBe('fe80::1');
    expect(ipOf('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
    expect(ipOf('')).toBe('');
    expect(ipOf('1.2.3')).toBe('');
  });

  it('is none where nobody tried a password', () => {
    const none = [
      `Disconnected: Connection closed (no auth attempts in 0 secs): ${from('')}`,
      `Disconnected: Inactivity during authentication (disconnected while authenticating, waited 3 secs): ${from('anna@x.example')}`,
      `Login: ${from('')}`,
      'ID sent: Login: rip=192.0.2.7',
      'Login: rip=192.0.2.7',
    ];
    for (const message of none) expect(readLoginLine(line(message)), message).toBeUndefined();
    expect(readLoginLine('')).toBeUndefined();
    expect(readLoginLine('Jan 31 12:00:00 imap-login: Info: Login: x')).toBeUndefined();
    expect(readLoginLine(line(failed('anna@x.example'), 'lmtp'))).toBeUndefined();
    expect(readLoginLine(line(failed('anna@x.example'), 'imap(anna@x.example)<1><x>'))).toBeUndefined();
    expect(
      readLoginLine(line(failed('anna@x.example'), 'imap-login', '2026-99-99T12:00:00Z')),
    ).toBeUndefined();
  });
});

describe('a name that somebody made up', () => {
  const victim = from('victim@x.example', 'password=<main>, name=<victim@x.example>, TLS').replace(
    '192.0.2.7',
    '9.9.9.9',
  );
  const hostile = [
    `x>, ${victim.slice(0, -1)}`,
    `x>: Login: ${victim.slice(0, -1)}`,
    `x (auth failed, 9 attempts in 1 secs): ${victim.slice(0, -1)}`,
    `x (auth service reported temporary failure): ${victim.slice(0, -1)}`,
    `2026-01-31T12:00:00Z imap-login: Info: Login: ${victim.slice(0, -1)}`,
    '<>, user=<victim@x.example',
    '<script>alert(1)</script>',
    '\u202egro.elpmaxe@anna',
    "=HYPERLINK('x')",
  ];

  it.each(hostile)('stays a name: %s', (name) => {
    expect(readLoginLine(line(failed(name)))).toEqual({ ...event, login: name.toLowerCase() });
  });

  it.each(hostile)('makes no attempt of a connection without one: %s', (name) => {
    const message = `Disconnected: Inactivity (disconnected while authenticating, waited 3 secs): ${from(name)}`;
    expect(readLoginLine(line(message))).toBeUndefined();
  });

  it('that no database could store is nobody’s', () => {
    for (const name of ['a\0b', 'a\nb', 'a\u0085b', '\ud800', 'x'.repeat(255)])
      expect(readLoginLine(line(failed(name)))).toBeUndefined();
  });
});

describe('a line of the lookups about a login by SMTP', () => {
  const smtp = { ...event, service: 'smtp', accepted: true, passwordKind: 'main' };

  it('is read as it was written', () => {
    expect(readSmtpLoginLine(JSON.stringify(smtp))).toEqual(smtp);
  });

  it('is none where it is broken, or something else', () => {
    const strange = [
      { ...smtp, login: 'a\0b' },
      { ...smtp, login: '\ud800' },
      { ...smtp, attempts: 0 },
      { ...smtp, at: 'now' },
      [],
    ];
    for (const one of strange) expect(readSmtpLoginLine(JSON.stringify(one))).toBeUndefined();
    for (const text of ['', '{', '{"kind":"login"', 'null']) expect(readSmtpLoginLine(text)).toBeUndefined();
  });

  it('has no address that is none', () => {
    expect(readSmtpLoginLine(JSON.stringify({ ...smtp, ip: 'x' }))?.ip).toBe('');
  });
});
