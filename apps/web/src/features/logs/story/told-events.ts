import type { EventOf, StoryEvent, StoryRecipient } from './story.ts';

/** Attempts that ended in "come again later", one after the other. */
export interface Attempts {
  readonly kind: 'attempts';
  readonly at: string;
  readonly last: string;
  readonly count: number;
  readonly relay: string;
  readonly answer: string;
}

/** Somebody took it: nothing else is known of what became of it. */
export interface Ended extends Omit<EventOf<'outcome'>, 'status'> {
  readonly status: 'delivered' | 'permanent';
}

export type ToldEvent = Exclude<StoryEvent, { kind: 'outcome' }> | Attempts | Ended;

const fates: readonly StoryEvent['kind'][] = ['stored', 'forwarded', 'discarded', 'rejected'];

/** What is worth telling: attempts summed up, and that it was taken only where nothing says what became of it. */
export function toldEvents(events: readonly StoryEvent[]): readonly ToldEvent[] {
  const isFateKnown = events.some(({ kind }) => fates.includes(kind));
  const told: ToldEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.kind !== 'outcome') told.push(event);
    else if (event.status === 'temporary') {
      if (before?.kind === 'attempts') told.pop();
      told.push(attempts(event, before?.kind === 'attempts' ? before : undefined));
    } else if (event.status === 'permanent' || !isFateKnown) told.push({ ...event, status: event.status });
  }
  return told;
}

const attempts = ({ at, relay, answer }: EventOf<'outcome'>, before?: Attempts): Attempts => ({
  ...{ kind: 'attempts', at: before?.at ?? at, last: at, count: (before?.count ?? 0) + 1 },
  ...{ relay, answer },
});

export const judgedOf = ({ events }: Pick<StoryRecipient, 'events'>) =>
  events.findLast((event) => event.kind === 'judged');

/** Spam, dropped or refused mail was delivered in the sense of mail servers alone. */
const isOdd = (recipient: StoryRecipient) => {
  const judged = judgedOf(recipient);
  return (
    (judged !== undefined && judged.verdict !== 'inbox') ||
    recipient.events.some(({ kind }) => kind === 'discarded' || kind === 'rejected')
  );
};

const ranks = { permanent: 0, temporary: 1, delivered: 2 } as const;
const rankOf = (recipient: StoryRecipient) =>
  recipient.status === 'delivered' && !isOdd(recipient) ? 3 : ranks[recipient.status];

/** Those with trouble, the worst first; and those to whom nothing happened. */
export function byTrouble(recipients: readonly StoryRecipient[]) {
  const sorted = recipients.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    troubled: sorted.filter((one) => rankOf(one) < 3),
    fine: sorted.filter((one) => rankOf(one) === 3),
  };
}
