import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = `
  const { guardProcess } = await import(${JSON.stringify(join(import.meta.dirname, 'process-guard.ts'))});
  const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))});
  guardProcess(createLog('error'));
  void Promise.reject(new Error('left alone'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  setTimeout(() => {
    setTimeout(() => {
      console.log('still here');
      setTimeout(() => console.log('too far'), 100);
      throw new Error('a bug');
    });
    throw new Error('Connection terminated unexpectedly');
  });
`;

it('a process outlives rejections and lost connections that nobody handled, and says so; a bug ends it', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  const lines = stdout.trim().split('\n');
  const messages = lines.map((line) => (line.startsWith('{') ? JSON.parse(line).err.message : line));
  const inAnyOrder = ['Connection terminated unexpectedly', 'a bug', 'left alone', 'still here'];
  expect(messages.toSorted()).toEqual(inAnyOrder);
  expect(status).toBe(1);
});
