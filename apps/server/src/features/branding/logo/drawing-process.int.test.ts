import { expect, it } from 'vitest';
import { redSvg, svg } from '../testing/test-pictures.ts';
import { drawInProcess } from './drawing-process.ts';
import { svgProblem } from './svg-check.ts';

const most = { width: 400, height: 120, pixels: 16_000_000, side: 10_000 };
const patient = { startSeconds: 60, seconds: 60, memoryMb: 2_000 };

/** Each part uses the one before ten times: thirty parts would be drawn for years. */
const endless = svg(
  `${Array.from({ length: 30 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join(
    '',
  )}<rect id="a0" width="9" height="9"/>`,
);

it('gives a drawing that never ends up, and the next one is drawn', async () => {
  expect(svgProblem(endless)).toBeUndefined();
  const order = { bytes: endless, kind: 'svg', most } as const;
  expect(await drawInProcess(order, { ...patient, seconds: 0.3 })).toEqual({ problem: 'size' });
  expect(await drawInProcess({ ...order, bytes: redSvg }, patient)).toHaveProperty('png');
});

it('ends a process that takes more memory than a logo needs', async () => {
  const order = { bytes: endless, kind: 'svg', most } as const;
  expect(await drawInProcess(order, { ...patient, memoryMb: 20 })).toEqual({ problem: 'size' });
});
