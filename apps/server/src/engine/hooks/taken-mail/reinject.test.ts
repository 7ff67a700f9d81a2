import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { HandingOn } from './handing-on.ts';
import { Refused } from './refused.ts';
import { createReinjection } from './reinject.ts';

const mail = Buffer.from('Subject: Hello\r\n\r\n.A line that starts with a dot\r\n');
const from = 'team+bounces@x.test';
const to = ['a@x.test', 'b@x.test', 'c@x.test'];

describe.each([true, false])('mail given back to Postfix, with pipelining: %s', (hasPipelining) => {
  let server: SMTPServer | undefined;
  afterEach(async () => {
    await new Promise<void>((done) => (server ? server.close(done) : done()));
  });

  /** Takes mail like Postfix, except for recipients that have an answer of their own. */
  async function startPostfix(answers: ReadonlyMap<string, number>) {
    const taken: { readonly to: readonly string[]; readonly content: string }[] = [];
    server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'], hidePIPELINING: !hasPipelining },
      onRcptTo({ address }, _session, done) {
        const responseCode = answers.get(address);
        done(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }));
      },
      onData(stream, { envelope: { rcptTo } }, done) {
        const take = (content: string) =>
          taken.push({ to: rcptTo.map(({ address }) => address), content }) && done();
        text(stream).then(take, done);
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return {
      reinject: createReinjection((server.server.address() as AddressInfo).port, new HandingOn()),
      taken,
    };
  }

  it('reaches nobody while one recipient is told to come again, and then everybody once', async () => {
    const answers = new Map([['b@x.test', 451]]);
    const { reinject, taken } = await startPostfix(answers);
    await expect(reinject(mail, from, to)).rejects.toMatchObject({ responseCode: 451 });
    answers.clear();
    await reinject(mail, from, to);
    expect(taken).toEqual([{ to, content: mail.toString() }]);
  });

  it('leaves out who is refused for good, and is refused itself where that is everybody', async () => {
    const answers = new Map([['b@x.test', 550]]);
    const { reinject, taken } = await startPostfix(answers);
    await reinject(mail, from, to);
    expect(taken).toMatchObject([{ to: ['a@x.test', 'c@x.test'] }]);
    await expect(reinject(mail, from, ['b@x.test'])).rejects.toThrow(Refused);
    answers.set('a@x.test', 451);
    await expect(reinject(mail, from, ['a@x.test', 'b@x.test'])).rejects.not.toThrow(Refused);
    expect(taken).toHaveLength(1);
  });
});
