import { expect, it } from 'vitest';
import { createDeliveryHolding, type DeliveryNotes } from './hold-delivery.ts';

const delivery = { list: { account_id: '1', id: '7' }, message: Buffer.from('x') };

it('notes what members have as soon as the database is back, and lets nobody else begin meanwhile', async () => {
  const noted: string[] = [];
  let isAway = true;
  const notes: DeliveryNotes = {
    begin: async () => ({ state: 'begun', fence: '1', passed: '' }),
    async note(_delivery, { passed }) {
      if (isAway) throw new Error('the database is away');
      noted.push(passed);
      return true;
    },
    end: async () => undefined,
  };
  const hold = createDeliveryHolding(notes);
  let isBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve;
  });
  const running = hold(delivery, async (_passed, note) => {
    isBegun();
    await note('m');
  });
  await begun;
  await expect(hold(delivery, async () => undefined)).rejects.toMatchObject({ responseCode: 451 });
  isAway = false;
  await running;
  expect(noted).toEqual(['m']);
});

it('stops when somebody else has taken over', async () => {
  const ended: unknown[] = [];
  const hold = createDeliveryHolding({
    begin: async () => ({ state: 'begun', fence: '3', passed: 'k' }),
    note: async () => false,
    end: async (_delivery, result) => void ended.push(result),
  });
  const work = hold(delivery, async (passed, note) => {
    expect(passed).toBe('k');
    await note('m');
    throw new Error('went on');
  });
  await expect(work).rejects.toMatchObject({ responseCode: 451 });
  expect(ended).toEqual([{ fence: '3', isFinished: false }]);
});
