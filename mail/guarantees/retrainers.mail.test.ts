import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send } from './clients.ts';
import { instance, newDomain, newUser, set, until } from './house.ts';

const domain = await newDomain();

/** How many messages the filter has learnt from as spam, and as something else. */
async function lessons(): Promise<{ spam: number; notspam: number }> {
  const settings = await readFile(join(instance.root, 'etc/rspamd/local.d/worker-controller.inc'), 'utf8');
  const password = /^password = "(.*)";$/m.exec(settings)?.[1] ?? '';
  const address = `http://127.0.0.1:${instance.ports['controller']}/stat`;
  const answer = await fetch(address, { headers: { password } });
  const { statfiles } = (await answer.json()) as { statfiles: { symbol: string; revision: number }[] };
  const count = (symbol: string) => statfiles.find((one) => one.symbol === symbol)?.revision ?? 0;
  return { spam: count('BAYES_SPAM'), notspam: count('BAYES_HAM') };
}

const sentences = {
  spam: 'Cheap watches and lottery prizes for everybody who answers to this message at once today. ',
  notspam:
    'The minutes of our meeting about the new warehouse are attached, please read them before Friday. ',
};

describe('a retrainer', () => {
  it('teaches the filter what users of its domain send, each kind its own, and refuses everybody else', async () => {
    const user = await newUser(domain);
    const stranger = await newUser(await newDomain());
    for (const type of ['spam', 'notspam'] as const) {
      const { email } = await set('addList', { name: type, domain, type });
      const message = { to: email, subject: `To learn from as ${type}`, text: sentences[type].repeat(5) };
      const before = await lessons();
      expect(await send(message)).toMatch(/^550 5\.7\.1 /);
      expect(await send({ ...message, from: stranger.user }, stranger)).toMatch(/^550 5\.7\.1 /);
      expect(await send({ ...message, from: user.user }, user)).toBe('sent');
      await until(async () => (await lessons())[type] > before[type], 'the filter to learn');
      expect(await lessons()).toEqual({ ...before, [type]: before[type] + 1 });
    }
  });
});
