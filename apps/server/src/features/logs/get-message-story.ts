import { AppError } from '@posthouse/contract/core/errors';
import {
  type MessageStory,
  type messageStoryActions,
  mostStoryRecipients,
  type StoryEvent,
  storyEvent,
} from '@posthouse/contract/features/logs/message-story';
import { spfResults } from '@posthouse/contract/fields/filter-decision';
import type { QueryHandler } from '../../kernel/handlers.ts';
import { readStoryId } from './story-id-store.ts';
import { readStory, readUserIds, type StoryFacts } from './story-store.ts';

export const getMessageStory: QueryHandler<typeof messageStoryActions.getMessageStory> = async (
  ctx,
  { id },
) => {
  const key = readStoryId(id);
  if (key === undefined) throw new AppError('not_found');
  const { rows, facts } = await readStory(ctx, key);
  const [first] = rows;
  if (first === undefined) throw new AppError('not_found');
  const told = rows.slice(0, mostStoryRecipients);
  const users = await readUserIds(
    ctx,
    told.map(({ reached }) => reached),
  );
  const { at, sender, subject, bytes, messageStatus } = first;
  return {
    ...{ kind: key.kind, at: at.toISOString(), sender, subject, bytes, status: messageStatus },
    ...{ from: facts.from ?? '', message_id: facts.message_id ?? '' },
    client: clientOf(facts),
    filter: filterOf(facts),
    recipients: told.map(({ recipient, reached, status, events }) => ({
      ...{ to: recipient, reached, status, user_id: wireIdOf(users.get(reached)) },
      events: withoutFalseDiscard(events.flatMap(eventOf)),
    })),
    truncated: rows.length > told.length ? 1 : 0,
  };
};

/** A rule that puts a message elsewhere discards it where it would have gone. */
function withoutFalseDiscard(events: readonly StoryEvent[]): StoryEvent[] {
  const isKept = events.some(({ kind }) => kind === 'stored');
  return events.filter(({ kind }) => !(isKept && kind === 'discarded'));
}

const wireIdOf = (id: number | undefined) => (id === undefined ? null : String(id));

function clientOf({
  client_name: name = '',
  client_ip: ip = '',
  login = '',
}: StoryFacts): MessageStory['client'] {
  return ip === '' && name === '' ? null : { name, ip, login };
}

function filterOf({ filter }: StoryFacts): MessageStory['filter'] {
  if (filter === undefined) return null;
  const { score, symbols, spf, dmarc, signedBy, isForged } = filter;
  return {
    score,
    symbols: symbols.toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score)),
    spf: spfResults.find((result) => result === spf) ?? 'none',
    dmarc: dmarc === 'reject' || dmarc === 'quarantine' ? dmarc : 'none',
    ...{ signed_by: [...signedBy], is_forged: isForged ? 1 : 0 },
  };
}

const known = ['kind', 'at', 'verdict', 'rule', 'score', 'stage', 'code', 'answer', 'status', 'relay', 'to'];

/** What another version has noted, and this one does not know, is left out. */
function eventOf(noted: object): MessageStory['recipients'][number]['events'] {
  const event = Object.fromEntries(Object.entries(noted).filter(([name]) => known.includes(name)));
  const at = new Date(String(event['at']));
  if (Number.isNaN(at.getTime())) return [];
  const unsaid = event['kind'] === 'outcome' ? { relay: '', answer: '' } : {};
  const { success, data } = storyEvent.safeParse({ ...unsaid, ...event, at: at.toISOString() });
  return success ? [data] : [];
}
