import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('keeps zod from evaluating code in the browser', () => {
  // In a process of its own: here zod was loaded long ago. The file is plain JavaScript.
  const first = readFileSync(join(root, 'apps/web/src/app/zod-without-eval.ts'), 'utf8');
  const script = `${first}; const { z } = await import('zod'); console.log(z.config().jitless);`;
  const args = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim()).toBe('true');
});
