import { describe, expect, it } from 'vitest';
import { openSmtp, send } from './clients.ts';
import { arrived, newDomain, newUser, receivedBy, set, until, world } from './house.ts';
import { putSieveScript } from './sieve-client.ts';

const domain = await newDomain();
const [ceo, member] = [await newUser(domain, { username: 'ceo' }), await newUser(domain)];
const out = 'out@world.example';

describe.concurrent('a user', () => {
  it('can’t hide another sender in the message by the way it is written', async () => {
    const [me, boss] = [member.user, ceo.user];
    const forged = [
      `From: ${me}\r\nFrom: ${boss}`,
      `X: y\r\nFrom : ${boss}`,
      `From: ${me}\r\nfrom\t: ${boss}`,
      `From: ${boss} <${me}>`,
      `From: <${boss}> <${me}>`,
      `From: ${me},\r\n ${boss}`,
      `From: Team: ${boss};`,
      `From: "x" <@b.test:${boss}>`,
      `From: "${me} <${boss}>`,
      `From: ceo(x)@${domain}`,
      `From: "ceo"@${domain}`,
      `From: ceo @${domain}`,
      `From: ${me}\0, ${boss}`,
      `From: =?utf-8?q?=3C${boss}=3E?= <${me}>`,
      `From: ${me}\r\nSender: ${boss}`,
      `From: ${me}\r\nSender: ${me}\r\nSender: ${boss}`,
      `From: ${boss.toUpperCase()}`,
    ];
    const say = async (header: string, subject: string) => {
      const { ask, end } = await openSmtp(member);
      await ask(`MAIL FROM:<${me}>`);
      await ask(`RCPT TO:<${out}>`);
      await ask('DATA');
      const answer = await ask(`${header}\r\nSubject: ${subject}\r\n\r\nHello.\r\n.`);
      end();
      return answer;
    };
    for (const header of forged)
      expect([header, await say(header, 'hidden')]).toEqual([header, expect.stringMatching(/^55\d /)]);
    // Some programs would end the line there.
    expect(await say(`X: y\rFrom: ${boss}\r\nFrom: ${me}`, 'half a line end')).toMatch(/^250 /);
    expect((await receivedBy(world, 'half a line end'))[0]?.text).not.toMatch(/\r(?!\n)/);
    for (const from of [`"Member, A." <${me}>`, `=?utf-8?q?M=C3=A9mber?= <${me}>`, `${me} (Member)`])
      expect([from, await send({ from: me, headerFrom: from, to: out, subject: 'x' }, member)]).toEqual([
        from,
        'sent',
      ]);
  });

  it('can’t reply as somebody else by a script, and gets the mail that would have been answered', async () => {
    const user = await newUser(domain);
    const from = `friend-${user.id}@world.example`;
    const [text, foreign] = ['Content-Type: text/plain', `From: Boss <${ceo.user}>`];
    const scripts = [
      `vacation :from "${ceo.user}" :subject "forged reply" "x";`,
      'vacation :from "boss@elsewhere.example" :subject "forged reply" "x";',
      `vacation :mime :subject "forged reply" "${foreign}\r\n${text}\r\n\r\nx";`,
      `vacation :mime :from "${ceo.user}" :subject "forged reply" "X-Sieve-Redirected-From: x\r\n${text}\r\n\r\nx";`,
      `vacation :mime :subject "forged reply" "Sender: ${ceo.user}\r\n${text}\r\n\r\nx";`,
    ];
    for (const [index, script] of scripts.entries()) {
      expect(await putSieveScript(user, `require "vacation"; ${script}`)).toMatch(/^OK/);
      expect(await send({ from, to: user.user, subject: `question ${index}` })).toBe('sent');
      expect(await arrived(user, `question ${index}`)).toHaveLength(1);
    }
    const honest = `require "vacation"; vacation :from "Me <${user.user}>" :subject "honest reply" "x";`;
    expect(await putSieveScript(user, honest)).toMatch(/^OK/);
    expect(await send({ from, to: user.user, subject: 'last question' })).toBe('sent');
    await receivedBy(world, 'honest reply');
    expect(world.filter(({ text: sent }) => sent.includes('forged reply'))).toEqual([]);
  });

  it('gives a From that strangers wrote no credit by sending it on', async () => {
    const user = await newUser(domain);
    expect(await putSieveScript(user, `redirect "${out}";`)).toMatch(/^OK/);
    expect(await send({ to: user.user, headerFrom: ceo.user, subject: 'redirected forgery' })).toBe('sent');
    expect((await receivedBy(world, 'redirected forgery'))[0]?.from).toBe('');
    expect(await send({ to: user.user, subject: 'redirected' })).toBe('sent');
    expect((await receivedBy(world, 'redirected'))[0]?.from).toBe(user.user);
    const forwarding = await newUser(domain);
    await set('setForwards', { id: forwarding.id, destinations: [out], keep_copy: 0 });
    expect(await send({ to: forwarding.user, headerFrom: ceo.user, subject: 'forwarded forgery' })).toBe(
      'sent',
    );
    expect((await receivedBy(world, 'forwarded forgery'))[0]?.from).toBe('');
    expect(await send({ to: forwarding.user, subject: 'forwarded' })).toBe('sent');
    expect((await receivedBy(world, 'forwarded'))[0]?.from).toMatch(/^SRS0=/);
  });

  it('refuses mail by a rule, and its sender is told by the server', async () => {
    const user = await newUser(domain);
    expect(await putSieveScript(user, 'require "reject"; reject "Not wanted.";')).toMatch(/^OK/);
    const from = `unwanted-${user.id}@world.example`;
    expect(await send({ from, to: user.user, subject: 'to be refused' })).toBe('sent');
    const isTold = () => world.some(({ to, text }) => to.includes(from) && text.includes('Not wanted.'));
    await until(isTold, 'the refusal');
  });
});
