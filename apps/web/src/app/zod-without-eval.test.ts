import { expect, it } from 'vitest';

it('keeps zod from evaluating code', async () => {
  await import('./zod-without-eval.ts');
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
});
