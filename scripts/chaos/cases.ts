import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosHouse } from './chaos-house.ts';
import type { ChaosPanel } from './panel-process.ts';
import { post } from './writers.ts';

/** Something that goes wrong while clients write; when it returns, it is over. */
export type ChaosCase = (house: ChaosHouse) => Promise<void>;

const any = (house: ChaosHouse) => house.panels[randomInt(house.panels.length)] as ChaosPanel;

export const cases: Readonly<Record<string, ChaosCase>> = {
  async 'panel killed'(house) {
    const panel = any(house);
    await panel.kill('SIGKILL');
    await panel.start();
  },

  async 'PostgreSQL stopped'(house) {
    await orderMails(house);
    await house.stopPostgres();
    await sleep(randomInt(1_000, 12_000));
    await house.startPostgres();
  },

  async 'PostgreSQL hangs'(house) {
    await orderMails(house);
    house.signalPostgres('SIGSTOP');
    try {
      await sleep(randomInt(1_000, 4_000));
      for (const panel of house.panels) {
        if ((await panel.obstacle()) === undefined)
          throw new Error('/readyz says nothing of a database that hangs');
      }
    } finally {
      house.signalPostgres('SIGCONT');
    }
  },

  async 'slow bodies'(house) {
    const sockets = house.panels.flatMap((panel, index) => halfSent(panel, 200, index));
    await sleep(3_000);
    for (const panel of house.panels) {
      const obstacle = await panel.obstacle();
      if (obstacle !== undefined) throw new Error(`slow bodies make a panel say: ${obstacle}`);
    }
    for (const socket of sockets) socket.destroy();
  },

  async flood(house) {
    const junk = [
      'action=%',
      'a'.repeat(60_000),
      'action=login&username=x&password=y',
      'token=x&action=status',
    ];
    await Promise.all(
      Array.from({ length: 40 }, async (_, client) => {
        const headers = {
          'x-forwarded-for': `172.16.${client}.1`,
          'content-type': 'application/x-www-form-urlencoded',
        };
        for (const body of Array.from({ length: 5 }, () => junk).flat()) {
          const signal = AbortSignal.timeout(30_000);
          await fetch(any(house).address, { method: 'POST', body, headers, signal }).catch(() => undefined);
        }
      }),
    );
  },

  /** A stop as on every upgrade, with bodies on their way that never arrive. */
  async 'panel told to stop'(house) {
    const panel = any(house);
    const sockets = halfSent(panel, 20, 9);
    await sleep(200);
    const began = Date.now();
    await panel.kill('SIGTERM');
    if (Date.now() - began > 30_000) throw new Error('a stop took longer than 30 s');
    for (const socket of sockets) socket.destroy();
    await panel.start();
  },
};

/** So that jobs are under way when it happens. */
async function orderMails(house: ChaosHouse): Promise<void> {
  const names = ['one', 'two', 'three', 'four'];
  await Promise.all(
    names.map((username) =>
      post(any(house), { action: 'forgotPassword', username, email: `${username}@x.example` }),
    ),
  );
}

function halfSent(panel: ChaosPanel, count: number, network: number): Socket[] {
  const { hostname, port } = new URL(panel.address);
  return Array.from({ length: count }, (_, client) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const from = `192.168.${network}.${client + 1}`;
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n`);
    socket.write('content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\naction=');
    return socket;
  });
}
