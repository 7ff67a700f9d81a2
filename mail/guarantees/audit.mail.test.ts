import { describe, expect, it } from 'vitest';
import { send } from './clients.ts';
import { arrived, newDomain, newUser, read, set } from './house.ts';

const domain = await newDomain();

describe.concurrent('auditing a domain', () => {
  it('copies everything it sends and receives to the audit mailbox, once, and nothing after it is turned off', async () => {
    const audit = await newUser(domain, { account_type: 'audit' });
    const user = await newUser(domain);
    await set('setAuditDomain', { domain, audit_email: audit.user });
    expect(await send({ to: user.user, subject: 'came in' })).toBe('sent');
    expect(await send({ from: user.user, to: 'out@world.example', subject: 'went out' }, user)).toBe('sent');
    expect(await send({ from: user.user, to: user.user, subject: 'stayed inside' }, user)).toBe('sent');
    for (const subject of ['came in', 'went out', 'stayed inside'])
      expect(await arrived(audit, subject)).toHaveLength(1);
    const turnOffs = [
      () => set('updateDomain', { domain, audit_enabled: 0 }),
      () => set('removeAuditDomain', { domain }),
    ];
    for (const [index, turnOff] of turnOffs.entries()) {
      await set('setAuditDomain', { domain, audit_email: audit.user });
      await turnOff();
      expect(await send({ to: user.user, subject: `unseen ${index}` })).toBe('sent');
      await arrived(user, `unseen ${index}`);
    }
    expect(await read(audit, 'unseen')).toEqual([]);
  });

  it('is not disturbed by mail that somebody sends to the audit mailbox itself', async () => {
    const audit = await newUser(domain, { account_type: 'audit' });
    expect(await send({ to: audit.user, subject: 'x' })).toMatch(/^550 /);
  });
});
