import { expect, it } from 'vitest';
import { exportStream } from './export-stream.ts';
import type { ExportContext, Exporter, ExportOrder } from './exporter.ts';

const pages = [
  { rows: '[{"id":"1"}]', next: 'second', prev: null, counted: 0 },
  { rows: '[{"id":"2"}]', next: null, prev: null, counted: 0 },
];
const order = { format: 'csv', columns: ['id'], filters: {} } as unknown as ExportOrder;

it('reads every batch in turn, and whoever does not take a batch holds no turn', async () => {
  let [turns, running] = [0, 0];
  const exporter: Exporter = {
    name: 'things',
    readPage: async (_ctx, _filters, cursor) => {
      expect(running).toBe(1);
      return pages[cursor === undefined ? 0 : 1] ?? expect.fail('there is no third page');
    },
  };
  const stream = exportStream(exporter, order, {} as ExportContext, async (work) => {
    [turns, running] = [turns + 1, running + 1];
    return work().finally(() => {
      running -= 1;
    });
  });
  const parts: string[] = [];
  for await (const part of stream) {
    expect(running).toBe(0);
    parts.push(part);
  }
  expect(parts.join('')).toBe('\ufeffid\n1\n2\n');
  expect(turns).toBe(2);
});
