import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { readLoginLine, readSmtpLoginLine } from '../../apps/server/src/engine/logs/login-line.ts';
import { fetchByPop3, openImap, openSmtp, send, triesImap, triesSmtp } from './clients.ts';
import {
  arrived,
  instance,
  newAliasDomain,
  newDomain,
  newUser,
  receivedBy,
  set,
  until,
  world,
} from './house.ts';
import { putSieveScript } from './sieve-client.ts';

/** Whether a port speaks this version of TLS. */
function speaksTls(port: number, version: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): Promise<boolean> {
  return new Promise((resolve) => {
    const versions = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' };
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...versions });
    const end = (isSpoken: boolean) => {
      resolve(isSpoken);
      socket.destroy();
    };
    socket.once('secureConnect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** With a wrong password. Dovecot writes it down when the connection ends, which mail programs keep for some time. */
function failsByImap(user: string): Promise<void> {
  return new Promise((resolve) => {
    const server = { host: '127.0.0.1', port: instance.ports['imaps'] ?? 0, rejectUnauthorized: false };
    const socket = connect(server, () => socket.write(`a LOGIN ${user} Wrong-horse-1\r\nb LOGOUT\r\n`));
    socket.resume().once('close', () => resolve());
  });
}

const domain = await newDomain();

/** One in which it is about that hour now: far from the ends of the hours a test sets. */
async function timezoneAt(hour: number): Promise<string> {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
  const found = Object.keys(await set('getTimezones', {})).find((name) => hourIn(name) === hour);
  if (found === undefined) throw new Error(`it is ${hour} o’clock nowhere`);
  return found;
}

describe.concurrent('a login', () => {
  it('works for a new user at once, by IMAP, POP3 and SMTP, and brings the mail', async () => {
    const anna = await newUser(domain);
    expect(await triesImap(anna)).toBe('in');
    expect(await triesSmtp(anna)).toBe('in');
    expect(await fetchByPop3(anna)).toEqual([]);
    expect(await send({ to: anna.user, subject: 'first mail' })).toBe('sent');
    expect(await arrived(anna, 'first mail')).toHaveLength(1);
    expect(await fetchByPop3(anna)).toHaveLength(1);
  });

  it('is refused with a wrong password, and with the former one after a change', async () => {
    const ben = await newUser(domain);
    expect(await triesImap({ ...ben, pass: 'Wrong-horse-1' })).toBe('refused');
    await set('updateUser', { id: ben.id, password: 'New-horse-99' });
    expect(await triesImap(ben)).toBe('refused');
    expect(await triesImap({ ...ben, pass: 'New-horse-99' })).toBe('in');
    await set('createPasswordHandover', { id: ben.id, password: 'Handed-horse-7' });
    expect(await triesImap({ ...ben, pass: 'New-horse-99' })).toBe('refused');
    expect(await triesImap({ ...ben, pass: 'Handed-horse-7' })).toBe('in');
  });

  it('is possible by an alias domain, and by no alias domain of somebody else', async () => {
    const carl = await newUser(domain);
    const name = carl.user.slice(0, carl.user.indexOf('@'));
    expect(await triesImap({ ...carl, user: `${name}@${await newAliasDomain(domain)}` })).toBe('in');
    const foreign = await newAliasDomain(await newDomain('beta'), 'beta');
    expect(await triesImap({ ...carl, user: `${name}@${foreign}` })).toBe('refused');
  });

  it('is refused by each service that is turned off, and by no other', async () => {
    const dora = await newUser(domain);
    await set('updateUser', { id: dora.id, pop3: 0, smtp: 0 });
    expect(await triesImap(dora)).toBe('in');
    expect(await fetchByPop3(dora)).toBe('refused');
    expect(await triesSmtp(dora)).toBe('refused');
    await set('updateUser', { id: dora.id, imap: 0, pop3: 1, smtp: 1 });
    expect(await triesImap(dora)).toBe('refused');
    expect(await putSieveScript(dora, 'keep;')).toBe('refused');
    expect(await fetchByPop3(dora)).toEqual([]);
    expect(await triesSmtp(dora)).toBe('in');
  });

  it('works within the access hours alone, in the timezone of the domain', async () => {
    const emil = await newUser(domain);
    await set('updateUser', { id: emil.id, access_start: 10, access_end: 15 });
    await set('updateDomain', { domain, timezone: await timezoneAt(12) });
    expect(await triesImap(emil)).toBe('in');
    await set('updateDomain', { domain, timezone: await timezoneAt(0) });
    expect(await triesImap(emil)).toBe('refused');
    expect(await triesSmtp(emil)).toBe('refused');
    await set('updateDomain', { domain, timezone: '' });
  });

  it('works on the days of the user alone', async () => {
    const kurt = await newUser(domain);
    const today = new Date().getUTCDay() || 7;
    // Whatever the timezone, and also when the day ends meanwhile.
    const near = [today - 1, today, today + 1].map((day) => String(((day + 6) % 7) + 1));
    const hoursOn = (days: readonly string[]) =>
      Object.fromEntries(days.map((day) => [day, { start: 0, end: 24 }]));
    await set('updateUser', { id: kurt.id, access_hours: hoursOn(near) });
    expect(await triesImap(kurt)).toBe('in');
    const far = ['1', '2', '3', '4', '5', '6', '7'].filter((day) => !near.includes(day));
    await set('updateUser', { id: kurt.id, access_hours: hoursOn(far) });
    expect(await triesImap(kurt)).toBe('refused');
    expect(await send({ to: kurt.user, subject: 'on another day' })).toBe('sent');
    await set('updateUser', { id: kurt.id, access_hours: '' });
    expect(await arrived(kurt, 'on another day')).toHaveLength(1);
  });

  it('works from the networks of the user alone, by every service and with every password', async () => {
    const ida = await newUser(domain, { login_ips: ['127.0.0.8/30', '2001:db8::/32'] });
    const [inside, outside] = ['127.0.0.9', '127.0.0.2'];
    for (const [from, outcome] of [
      [inside, 'in'],
      [outside, 'refused'],
    ] as const) {
      const there = { ...ida, from };
      expect(await triesImap(there)).toBe(outcome);
      expect(await triesSmtp(there)).toBe(outcome);
      expect(await fetchByPop3(there)).toEqual(outcome === 'in' ? [] : 'refused');
      const app = await set('addAppPassword', { id: ida.id, label: from, services: ['imap', 'smtp'] });
      expect(await triesImap({ ...there, pass: app.password })).toBe(outcome);
      expect(await triesSmtp({ ...there, pass: app.password })).toBe(outcome);
      const { otp } = await set('getOneTimePassword', {
        email: ida.user,
        reason: 'Looking for a lost message',
      });
      expect(await triesImap({ ...there, pass: otp })).toBe(outcome);
    }
    expect(await send({ to: ida.user, subject: 'still delivered' })).toBe('sent');
    expect(await arrived({ ...ida, from: inside }, 'still delivered')).toHaveLength(1);
    expect(await putSieveScript(ida, 'keep;')).toBe('refused');
    await set('updateUser', { id: ida.id, login_ips: [] });
    expect(await putSieveScript(ida, 'keep;')).toMatch(/^OK/);
    expect(await triesImap({ ...ida, from: outside })).toBe('in');
  });

  it('from a network that is taken away ends: reading at once, sending with the next message', async () => {
    const jan = await newUser(domain);
    const away = { ...jan, from: '127.0.0.2' };
    const reading = await openImap(away);
    const sending = await openSmtp(away);
    const tryToSend = async () => {
      await sending.ask(`MAIL FROM:<${jan.user}>`);
      return sending.ask(`RCPT TO:<${jan.user}>`);
    };
    expect(await tryToSend()).toMatch(/^250 /);
    await sending.ask('RSET');
    await set('updateUser', { id: jan.id, login_ips: ['127.0.0.1'] });
    await until(() => !reading.usable, 'the end of the session', 10);
    expect(await tryToSend()).toMatch(/^421 /);
    sending.end();
    expect(await triesImap(jan)).toBe('in');
  });

  it('that sends ends with the message after its password was taken away', async () => {
    const kim = await newUser(domain);
    const addApp = (label: string) => set('addAppPassword', { id: kim.id, label, services: ['smtp'] });
    const [phone, tablet] = [await addApp('Phone'), await addApp('Tablet')];
    const open = async (pass: string) => {
      const session = await openSmtp({ ...kim, pass });
      const begin = async () => {
        await session.ask(`MAIL FROM:<${kim.user}>`);
        return session.ask(`RCPT TO:<${kim.user}>`);
      };
      expect(await begin()).toMatch(/^250 /);
      return { ...session, begin };
    };
    const byMain = await open(kim.pass);
    const byPhone = await open(phone.password);
    const byTablet = await open(tablet.password);
    await set('updateUser', { id: kim.id, password: 'New-horse-99' });
    // Also where the message was begun before.
    await byMain.ask('DATA');
    expect(await byMain.ask(`From: ${kim.user}\r\nSubject: too late\r\n\r\nx\r\n.`)).toMatch(/^421 /);
    await byPhone.ask('RSET');
    expect(await byPhone.begin()).toMatch(/^250 /);
    await set('removeAppPassword', { id: kim.id, password_id: phone.id });
    await byPhone.ask('RSET');
    expect(await byPhone.begin()).toMatch(/^421 /);
    // One that is still there goes on, until its user is disabled.
    await byTablet.ask('RSET');
    expect(await byTablet.begin()).toMatch(/^250 /);
    await set('disableUsers', { ids: [kim.id] });
    await byTablet.ask('RSET');
    expect(await byTablet.begin()).toMatch(/^421 /);
    for (const session of [byMain, byPhone, byTablet]) session.end();
  });

  it('leaves no trace of the password it was made with in what is sent', async () => {
    const lea = await newUser(domain);
    const { password } = await set('addAppPassword', { id: lea.id, label: 'Phone', services: ['smtp'] });
    for (const pass of [lea.pass, password]) {
      const subject = `traces of ${pass}`;
      const to = ['out@world.example', lea.user];
      expect(await send({ from: lea.user, to, subject }, { ...lea, pass })).toBe('sent');
      const [sent] = await receivedBy(world, subject);
      const [kept] = await arrived(lea, subject);
      for (const text of [sent?.text, kept]) expect(text).not.toMatch(/#(main|app|onetime)\b/);
    }
  });

  it('and mail need TLS 1.2 or newer, on every port', async () => {
    for (const name of ['submissions', 'imaps', 'pop3s']) {
      const port = instance.ports[name] ?? 0;
      expect([name, await speaksTls(port, 'TLSv1'), await speaksTls(port, 'TLSv1.1')]).toEqual([
        name,
        false,
        false,
      ]);
      expect([name, await speaksTls(port, 'TLSv1.2'), await speaksTls(port, 'TLSv1.3')]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  it('with an application password works for its services; with two-factor authentication only that way', async () => {
    const finn = await newUser(domain);
    const { password } = await set('addAppPassword', {
      id: finn.id,
      label: 'Phone',
      services: ['imap', 'smtp'],
    });
    const phone = { ...finn, pass: password };
    expect(await triesImap(phone)).toBe('in');
    expect(await triesSmtp(phone)).toBe('in');
    expect(await fetchByPop3(phone)).toBe('refused');
    expect(await triesImap(finn)).toBe('in');
    await set('updateUser', { id: finn.id, twofa_allowed: 1 });
    expect(await triesImap(finn)).toBe('refused');
    expect(await triesImap(phone)).toBe('in');
    const [stored] = (await set('getAppPasswords', { id: finn.id })).rows;
    expect(stored?.lastuse).not.toBeNull();
    await set('removeAppPassword', { id: finn.id, password_id: String(stored?.id) });
    expect(await triesImap(phone)).toBe('refused');
  });

  it('with a one-time password works once', async () => {
    const gina = await newUser(domain);
    const { otp } = await set('getOneTimePassword', {
      email: gina.user,
      reason: 'Looking for a lost message',
    });
    expect(await triesImap({ ...gina, pass: otp })).toBe('in');
    expect(await triesImap({ ...gina, pass: otp })).toBe('refused');
    expect(await triesImap(gina)).toBe('in');
  });

  it('is possible for no shared mailbox, and for an audit mailbox without sending', async () => {
    const shared = await newUser(domain, { account_type: 'enhanced', mailbox_type: 'shared' });
    expect(await triesImap(shared)).toBe('refused');
    const audit = await newUser(domain, { account_type: 'audit' });
    expect(await triesImap(audit)).toBe('in');
    expect(await triesSmtp(audit)).toBe('refused');
  });

  it('is in the logs by every service, with its password, and so are failures', async () => {
    const ida = await newUser(domain);
    const { password } = await set('addAppPassword', { email: ida.user, label: 'Phone' });
    for (const pass of [ida.pass, password]) {
      await triesImap({ ...ida, pass });
      await triesSmtp({ ...ida, pass });
    }
    await triesSmtp({ ...ida, pass: 'Wrong-horse-1' });
    await failsByImap(ida.user);
    await fetchByPop3(ida);
    await putSieveScript(ida, 'keep;');
    const { root } = instance;
    const linesOf = async (name: string) => (await readFile(join(root, 'log', name), 'utf8')).split('\n');
    const logged = async () => {
      const events = [
        ...(await linesOf('dovecot-info.log')).map(readLoginLine),
        ...(await linesOf('smtp-logins.log')).map(readSmtpLoginLine),
      ].filter((event) => event?.login === ida.user);
      // Some clients try more than one way.
      return [
        ...new Set(
          events.map((event) => `${event?.service} ${event?.passwordKind.split(':')[0]} ${event?.ip}`),
        ),
      ].sort();
    };
    await until(async () => (await logged()).length === 8, 'all logins in the logs');
    expect(await logged()).toEqual([
      'imap  127.0.0.1',
      'imap app 127.0.0.1',
      'imap main 127.0.0.1',
      'managesieve main 127.0.0.1',
      'pop3 main 127.0.0.1',
      'smtp  127.0.0.1',
      'smtp app 127.0.0.1',
      'smtp main 127.0.0.1',
    ]);
  });

  it('shows in the panel with its time', async () => {
    const hans = await newUser(domain);
    expect((await set('getUser', { id: hans.id })).lastlogin).toBeNull();
    expect(await triesImap(hans)).toBe('in');
    await until(async () => (await set('getUser', { id: hans.id })).lastlogin !== null, 'the last login');
  });
});
