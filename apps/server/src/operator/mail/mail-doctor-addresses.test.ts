import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type EngineSettings, portsFrom } from '../../engine/engine-settings.ts';
import { explainRefusal } from './mail-doctor-addresses.ts';

/** What the doctor says about an address for which Postfix answers like this. */
async function explained(answer: string) {
  const postfix = createServer((socket) => {
    socket.write('220 mx1.example.com\r\n');
    socket.on('data', (line) =>
      socket.write(String(line).startsWith('RCPT') ? `${answer}\r\n` : '250 Ok\r\n'),
    );
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(postfix, 'listening');
  const ports = { ...portsFrom(undefined), smtp: (postfix.address() as AddressInfo).port };
  try {
    return await explainRefusal({ ports } as EngineSettings, 'new@example.com');
  } finally {
    postfix.close();
  }
}

describe('the doctor about an address that another server keeps', () => {
  it('shows why that server refuses it', async () => {
    const said = 'host mail.example.com[192.0.2.1] said: 550 5.1.1 No such user';
    const answer = `550 5.1.1 <new@example.com>: Recipient address rejected: undeliverable address: ${said}`;
    expect(await explained(answer)).toEqual([
      expect.objectContaining({
        status: 'warn',
        message: `new@example.com is refused by the customer’s server: ${said}`,
      }),
    ]);
  });

  it('says nothing where it takes the address, or our own server refuses it', async () => {
    expect(await explained('250 2.1.5 Ok')).toEqual([]);
    expect(await explained('550 5.1.1 <new@example.com>: Recipient address rejected: User unknown')).toEqual(
      [],
    );
  });
});
