import { readableName } from '@posthouse/contract/fields/readable-name';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { causeFor } from './cause.ts';
import { Note, Quote, Step } from './step.tsx';
import type { EventOf, Story, StoryRecipient } from './story.ts';
import { type Attempts, type Ended, judgedOf, type ToldEvent } from './told-events.ts';

interface EventProps<Event extends ToldEvent = ToldEvent> {
  readonly event: Event;
  readonly recipient: StoryRecipient;
  readonly story: Story;
}

/** One thing that happened for one recipient, in words. */
export function RecipientEvent({ event, ...of }: EventProps) {
  switch (event.kind) {
    case 'judged':
      return <Judged event={event} {...of} />;
    case 'refused':
      return <Refused event={event} {...of} />;
    case 'attempts':
      return <Tried event={event} {...of} />;
    case 'outcome':
      return <End event={event} {...of} />;
    default:
      return <Done event={event} {...of} />;
  }
}

const verdictTones = { inbox: 'good', junk: 'warning', refuse: 'bad' } as const;

function Judged({ event: { at, verdict, rule, score } }: EventProps<EventOf<'judged'>>) {
  const { t } = useTranslation('logs');
  const { t: test } = useTranslation('test-filter');
  const { number } = useFormat();
  const name = test(`rule.${rule}`);
  return (
    <Step tone={verdictTones[verdict]} title={t(`story.verdict.${verdict}`)} at={at}>
      <Note>{test('decidedBy', { rule: rule === 'score' ? `${name} (${number(score)})` : name })}</Note>
    </Step>
  );
}

/** What it means, as far as the answer tells. */
function Meaning(props: EventProps<Extract<ToldEvent, { answer: string }>>) {
  const { t } = useTranslation('logs');
  const cause = causeFor(props.story, props.recipient, props.event);
  return cause === undefined ? null : <Note>{t(`story.cause.${cause}`)}</Note>;
}

/** While the other side waits: it is theirs to tell the sender. */
function Refused(props: EventProps<EventOf<'refused'>>) {
  const { t } = useTranslation('logs');
  const { at, code, answer } = props.event;
  const { kind, client } = props.story;
  const end = code < 500 ? 'later' : 'final';
  // A program that logged in shows the answer at once.
  const from = kind === 'outgoing' || (client !== null && client.login !== '') ? 'program' : 'server';
  return (
    <Step tone={code < 500 ? 'warning' : 'bad'} title={t(`story.refused.${end}`)} at={at}>
      <Quote text={answer} />
      <Meaning {...props} />
      <Note>{t(`story.refused.${from}.${end}`)}</Note>
    </Step>
  );
}

/** `mx.example.net[192.0.2.1]:25`; of our own parts the name of a socket. */
const remote = /^([^[\]]+)\[[0-9a-f.:]+\]/i;
const serverOf = (relay: string) => harmless(remote.exec(relay)?.[1] ?? '');

function Tried(props: EventProps<Attempts>) {
  const { t } = useTranslation('logs');
  const { moment } = useFormat();
  const { at, last, count, relay, answer } = props.event;
  const server = serverOf(relay);
  return (
    <Step
      tone="warning"
      title={server === '' ? t('story.tried', { num: count }) : t('story.triedAt', { num: count, server })}
      at={at}
    >
      {count > 1 ? <Note>{t('story.lastTry', { time: moment(new Date(last)) })}</Note> : null}
      <Quote text={answer} />
      <Meaning {...props} />
      {props.recipient.status === 'temporary' ? <Note>{t('story.willTry')}</Note> : null}
    </Step>
  );
}

function End(props: EventProps<Ended>) {
  const { t } = useTranslation('logs');
  const { at, status, relay, answer } = props.event;
  const server = serverOf(relay);
  if (status === 'delivered')
    return (
      <Step
        tone="good"
        title={server === '' ? t('story.delivered') : t('story.acceptedBy', { server })}
        at={at}
      >
        {server === '' ? null : <Quote text={answer} />}
      </Step>
    );
  return (
    <Step
      tone="bad"
      title={server === '' ? t('story.undelivered') : t('story.refusedBy', { server })}
      at={at}
    >
      <Quote text={answer} />
      <Meaning {...props} />
      {props.story.sender === '' ? null : <Note>{t('story.bounced')}</Note>}
    </Step>
  );
}

const doneTones = {
  stored: 'good',
  forwarded: 'good',
  replied: 'neutral',
  discarded: 'warning',
  rejected: 'bad',
} as const;

/** What the recipient’s mailbox did with it. */
function Done({ event: { kind, at, to }, recipient }: EventProps<Extract<ToldEvent, { to: string }>>) {
  const { t } = useTranslation('logs');
  // The filter lets the mailbox drop it where others accept the same message.
  const isDropped = kind === 'discarded' && judgedOf(recipient)?.verdict === 'refuse';
  const name = harmless(readableName(to));
  const title =
    kind === 'stored'
      ? to === 'INBOX' || to === 'Junk'
        ? t(`story.stored.${to}`)
        : t('story.stored.folder', { name })
      : isDropped
        ? t('story.dropped')
        : t(`story.done.${kind}`, { name });
  const tone = kind === 'stored' && to === 'Junk' ? 'warning' : doneTones[kind];
  return (
    <Step tone={tone} title={title} at={at}>
      {isDropped ? <Note>{t('story.droppedHint')}</Note> : null}
    </Step>
  );
}
