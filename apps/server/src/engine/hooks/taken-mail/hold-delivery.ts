import { setTimeout as sleep } from 'node:timers/promises';
import type { BegunDelivery, ListDelivery } from '../../engine-lists-store.ts';
import { ComeAgain } from './refused.ts';

/** Where it is kept who hands a message to the members of a list, and how far it has come. */
export interface DeliveryNotes {
  begin(delivery: ListDelivery): Promise<BegunDelivery | undefined>;
  /** False where somebody else holds it by now. */
  note(delivery: ListDelivery, progress: Pick<BegunDelivery, 'fence' | 'passed'>): Promise<boolean>;
  end(
    delivery: ListDelivery,
    result: { readonly fence: string; readonly isFinished: boolean },
  ): Promise<void>;
}

/** Several times while a note is good for. */
const renewMs = 4_000;
const retryMs = 1_000;

/** What somebody does who alone hands a message on. */
type HeldWork = (
  passed: string,
  /** Members up to this one have it. */
  note: (passed: string) => Promise<void>,
) => Promise<void>;

/**
 * One at a time hands a message to the members of a list. A copy that comes meanwhile is told to come again; one that comes
 * when everybody has it is taken and goes nowhere.
 */
export function createDeliveryHolding(notes: DeliveryNotes) {
  // Also while the database is away for longer than a note is good for.
  const running = new Set<string>();
  return async (delivery: ListDelivery, work: HeldWork): Promise<void> => {
    const { list, message } = delivery;
    const name = `${list.account_id} ${list.id} ${message.toString('hex')}`;
    if (running.has(name)) throw busy();
    running.add(name);
    try {
      const begun = await notes.begin(delivery);
      if (begun?.state === 'finished') return;
      if (begun?.state !== 'begun') throw busy();
      await hold(notes, delivery, begun, work);
    } finally {
      running.delete(name);
    }
  };
}

const busy = () => new ComeAgain('4.4.5 The list is still handing this message on');

async function hold(
  notes: DeliveryNotes,
  delivery: ListDelivery,
  { fence, passed: before }: BegunDelivery,
  work: HeldWork,
): Promise<void> {
  let passed = before;
  const renewal = setInterval(() => {
    void notes.note(delivery, { fence, passed }).catch(() => undefined);
  }, renewMs);
  renewal.unref();
  const note = async (reached: string) => {
    passed = reached;
    if (!(await noteAtLast(() => notes.note(delivery, { fence, passed })))) throw busy();
  };
  let isFinished = false;
  try {
    await work(before, note);
    isFinished = true;
  } finally {
    clearInterval(renewal);
    // Left out, it is held a little longer.
    await notes.end(delivery, { fence, isFinished }).catch(() => undefined);
  }
}

/** Members have the message: that is not forgotten because the database is away for a while. */
async function noteAtLast(note: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    try {
      return await note();
    } catch {
      await sleep(retryMs, undefined, { ref: false });
    }
  }
}
