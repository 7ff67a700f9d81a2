import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { splitMail } from '../../apps/server/src/engine/hooks/taken-mail/mail-headers.ts';
import { sealMail } from '../../apps/server/src/engine/hooks/taken-mail/seal-mail.ts';
import { openIncoming, send } from './clients.ts';
import { examine } from './filter.ts';
import { arrived, dns, instance, newDomain, newUser, receivedBy, set, world } from './house.ts';
import { startSigning } from './keys.ts';

const { hostname } = JSON.parse(await readFile(join(instance.folder, 'data/mail-engine.json'), 'utf8')) as {
  hostname: string;
};
const domain = await newDomain();
await startSigning(domain);
const out = 'out@world.example';

/** A domain elsewhere that signs what it sends. */
const elsewhere = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = { domain: 'elsewhere.example', selector: 's1', private_key: elsewhere.privateKey };
dns.set({
  's1._domainkey.elsewhere.example': {
    txt: [`v=DKIM1; k=rsa; p=${elsewhere.publicKey.toString('base64')}`],
  },
});
const author = 'author@elsewhere.example';

/** A message as that domain signs it. */
async function signedMail(subject: string): Promise<Buffer> {
  const dkim = { domainName: key.domain, keySelector: key.selector, privateKey: key.private_key };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', dkim });
  const { message } = await transport.sendMail({ from: author, to: out, subject, text: 'Hello.' });
  return message as Buffer;
}

/** Brings it as it is. */
async function bring(raw: Buffer | string, to: string): Promise<void> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: instance.ports['smtp'] ?? 0, name: 'client.example', ignoreTLS: true },
  });
  await transport.sendMail({ envelope: { from: author, to }, raw });
  transport.close();
}

const fieldsIn = (text: string, name: string) =>
  splitMail(Buffer.from(text, 'latin1'))
    .fields.filter((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((field) => field.replaceAll(/\r\n\s+/g, ' '));

/** Two ways out: a list and a forward. */
async function newWays() {
  const own = await newDomain();
  await startSigning(own);
  const list = await set('addList', { name: 'team', domain: own, type: 'distribution', members: [out] });
  const alias = await set('addAlias', { alias: 'on', domain: own, forward: [out] });
  return { own, list: list.email, forward: alias.email };
}

describe.concurrent('mail of a user', () => {
  it('says nothing about the login, also when it is sent as somebody else', async () => {
    const login = await newUser(domain, { username: 'secret-login' });
    const info = await newUser(domain);
    await set('setSendAs', { id: login.id, addresses: [info.user] });
    const forged = { 'Authentication-Results': `${hostname}; dkim=pass header.d=bank.example` };
    for (const to of [out, info.user]) {
      const subject = `as somebody else to ${to}`;
      expect(await send({ from: info.user, to, subject, headers: forged }, login)).toBe('sent');
      const text =
        to === out ? (await receivedBy(world, subject))[0]?.text : (await arrived(info, subject))[0];
      expect(text).not.toContain('secret-login');
      expect(text).not.toContain('smtp.auth');
      expect(text).not.toContain('bank.example');
      const [results] = fieldsIn(text ?? '', 'Authentication-Results');
      expect(results).toMatch(new RegExp(`^Authentication-Results: ${hostname}; auth=pass`));
    }
  });
});

describe.concurrent('mail from outside', () => {
  it('brings no results under our name, however they are written', async () => {
    const user = await newUser(domain);
    const claim = 'dkim=pass header.d=bank.example';
    const forged = [
      `Authentication-Results: ${hostname}; ${claim}`,
      `AUTHENTICATION-RESULTS:\r\n ${hostname} 1; ${claim}`,
      `Authentication-Results : ${hostname}; ${claim}`,
      `Authentication-Results: elsewhere.example; ${claim}`,
    ].join('\r\n');
    await bring(`${forged}\r\nFrom: ${author}\r\nSubject: forged results\r\n\r\nHello.\r\n`, user.user);
    const [text = ''] = await arrived(user, 'forged results');
    expect(text).not.toContain('bank.example');
    expect(fieldsIn(text, 'Authentication-Results')).toHaveLength(1);
    expect(text).toContain(`\r\nAuthentication-Results: ${hostname};`);
  });

  it('does not write results with the name of its sender', async () => {
    const user = await newUser(domain);
    const odd = '"a\\"; dkim=pass header.d=bank.example; x="@elsewhere.example';
    const server = await openIncoming();
    await server.ask(`MAIL FROM:<${odd}>`);
    await server.ask(`RCPT TO:<${user.user}>`);
    await server.ask('DATA');
    expect(await server.ask('From: x@elsewhere.example\r\nSubject: odd sender\r\n\r\nHello.\r\n.')).toMatch(
      /^250 /,
    );
    server.end();
    const [text = ''] = await arrived(user, 'odd sender');
    expect(fieldsIn(text, 'Authentication-Results')).toEqual([`Authentication-Results: ${hostname}; none`]);
  });
});

describe.concurrent('lists and forwards', () => {
  it('keep what was found out when mail came in, and seal it so that others can check it', async () => {
    const { own, list, forward } = await newWays();
    for (const to of [list, forward]) {
      const subject = `signed for ${to}`;
      await bring(await signedMail(subject), to);
      const [{ text } = { text: '' }] = await receivedBy(world, subject);
      const results = fieldsIn(text, 'Authentication-Results');
      expect(results).toHaveLength(1);
      expect(results[0]).toMatch(/^Authentication-Results: \S+; .*dkim=pass header\.d=elsewhere\.example/);
      expect(results[0]).toContain(` ${hostname};`);
      const [sealed = ''] = fieldsIn(text, 'ARC-Authentication-Results');
      expect(sealed).toContain(`i=1; ${hostname};`);
      expect(sealed).toContain('dkim=pass header.d=elsewhere.example');
      expect(fieldsIn(text, 'ARC-Seal')[0]).toMatch(new RegExp(`cv=none; d=${own};`));
      const found = await examine(text);
      expect(found['ARC_ALLOW']).toEqual([expect.stringMatching(new RegExp(`^${own}:.*i=1$`))]);
      // The author’s own signature is still right.
      expect(Object.keys(found)).toContain('R_DKIM_ALLOW');
      const changed = await examine(text.replace('Hello.', 'Other.'));
      expect(Object.keys(changed)).toContain('ARC_REJECT');
    }
  });

  it('go on with a chain that holds, and say so of one that does not', async () => {
    const { own, list, forward } = await newWays();
    for (const to of [list, forward]) {
      const sealed = async (subject: string) => {
        const signed = (await signedMail(subject)).toString('latin1');
        const known = `Authentication-Results: mx.elsewhere.example; none\r\n${signed}`;
        const { fields, body } = await sealMail(splitMail(Buffer.from(known, 'latin1')), key, {
          ...{ authority: 'mx.elsewhere.example', now: new Date() },
        });
        return `${fields.join('\r\n')}\r\n\r\n${body.toString('latin1')}`;
      };
      const subject = `chain for ${to}`;
      const held = await sealed(subject);
      expect(Object.keys(await examine(held))).toContain('ARC_ALLOW');
      await bring(held, to);
      const [{ text } = { text: '' }] = await receivedBy(world, subject);
      expect(fieldsIn(text, 'ARC-Seal')[0]).toMatch(new RegExp(`i=2; .*cv=pass; d=${own};`));
      expect((await examine(text))['ARC_ALLOW']).toEqual([expect.stringMatching(/i=2$/)]);

      const broken = `broken ${subject}`;
      await bring((await sealed(broken)).replace('Hello.', 'Other.'), to);
      const [{ text: other } = { text: '' }] = await receivedBy(world, broken);
      expect(fieldsIn(other, 'ARC-Seal')[0]).toMatch(new RegExp(`i=2; .*cv=fail; d=${own};`));
      expect(Object.keys(await examine(other))).not.toContain('ARC_ALLOW');
    }
  });

  it('seal nothing for a domain that does not sign', async () => {
    const plain = await newDomain();
    const { email } = await set('addAlias', { alias: 'on', domain: plain, forward: [out] });
    await bring(await signedMail('not sealed'), email);
    const [{ text } = { text: '' }] = await receivedBy(world, 'not sealed');
    expect(text).not.toMatch(/^ARC-/m);
    expect(fieldsIn(text, 'Authentication-Results')[0]).toContain('dkim=pass header.d=elsewhere.example');
  });
});
