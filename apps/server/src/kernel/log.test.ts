import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('never throws, whatever happens to what is written', async () => {
  const full = createLog('info', {
    write() {
      throw new Error('no space left on device');
    },
  });
  full.info('lost');

  const unhandled: unknown[] = [];
  const hear = (error: unknown) => void unhandled.push(error);
  process.prependListener('uncaughtException', hear);
  let written = 0;
  const closed = new Writable({
    autoDestroy: false,
    write(_line, _encoding, done) {
      written += 1;
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  for (const log of [createLog('info', closed), createLog('info', closed)]) log.info('lost');
  await sleep(10);
  process.off('uncaughtException', hear);
  expect(written).toBeGreaterThan(0);
  expect(unhandled).toEqual([]);
  expect(closed.listenerCount('error')).toBe(1);
});
