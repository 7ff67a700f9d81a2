import { PassThrough } from 'node:stream';
import { wireLimits } from '@posthouse/contract/core/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { readBody } from './form-body.ts';

afterEach(() => vi.useRealTimers());

const anything = { mostBytes: () => wireLimits.bodyBytes, hold: () => undefined };

it('a body must be there within 20 seconds, however steadily it trickles', async () => {
  vi.useFakeTimers();
  const payload = new PassThrough();
  const reading = readBody(payload, anything).catch((error: unknown) => error);
  for (let second = 0; second < 20; second += 1) {
    payload.write('a');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await reading).toMatchObject({ status: 408 });
});

it('asks what a large body is for at its beginning, and reads no further where that is nothing', async () => {
  const payload = new PassThrough();
  const beginnings: string[] = [];
  const reading = readBody(payload, {
    ...anything,
    mostBytes: (beginning) => {
      beginnings.push(beginning.toString().slice(0, 8));
      return wireLimits.bodyBytes;
    },
  });
  payload.write('action=a');
  payload.write(Buffer.alloc(wireLimits.bodyBytes));
  await expect(reading).rejects.toMatchObject({ status: 413 });
  expect(beginnings).toEqual(['action=a']);
});
