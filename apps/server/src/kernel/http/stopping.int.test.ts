import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until } from '../../testing/pgbouncer.ts';
import { startTestPanel } from '../../testing/test-panel.ts';

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${length}\r\n\r\n`;

describe('a server that stops', () => {
  const began = async (socket: Socket) => {
    const body = 'action=getLanguages';
    socket.write(head(body.length) + body.slice(0, 5));
    await sleep(50);
    return body.slice(5);
  };

  it('cuts connections whose request does not arrive', async () => {
    const house = await startTestPanel({}, { closeAfterMs: 100 });
    const { port } = await house.panel.listen();
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await began(socket);
    const closed = once(socket, 'close');
    await house.stop();
    await closed;
  });

  it('answers what had begun, and everything after that with the envelope', async () => {
    const house = await startTestPanel({}, { closeAfterMs: 10_000 });
    const { port } = await house.panel.listen();
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    const rest = await began(socket);
    const stopped = house.stop();
    await sleep(50);
    socket.write(`${rest}GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n`);
    await until(async () => received.includes('503'));
    await stopped;
    const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1 \d)/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(first).toContain('"returncode":1');
    expect(second).toMatch(/^HTTP\/1\.1 503 /);
    expect(second.toLowerCase()).toContain('connection: close');
    expect(second).toContain('{"returncode":0,"returndata":"Server Error!","error":{"code":"server_error"}}');
  });
});
