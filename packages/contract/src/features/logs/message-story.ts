import { z } from 'zod';
import { query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { dmarcResults, filterRules, spfResults, verdicts } from '../../fields/filter-decision.ts';
import { wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { wireTime } from '../../fields/time.ts';
import { deliveryStatuses } from './mail-logs.ts';

/** At most so many recipients of a message are told of. */
export const mostStoryRecipients = 200;

const status = z.enum(deliveryStatuses);

/**
 * What happened for one recipient. Of the way inside another account of this service, `outcome` says no more than the status.
 *   judged     what the recipient's rules made of it, and which of them decided
 *   refused    while the other server waited; a code of 4xx asks it to come again
 *   outcome    somebody took it, or said to come again, or refused it
 *   stored     put into the folder `to`
 *   forwarded  a rule of the recipient sent it on, to `to`
 *   discarded  a rule of the recipient dropped it
 *   rejected   a rule of the recipient refused it
 *   replied    a vacation reply went to `to`
 */
export const storyEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('judged'),
    at: wireTime,
    verdict: z.enum(verdicts),
    rule: z.enum(filterRules),
    score: z.number(),
  }),
  z.strictObject({
    kind: z.literal('refused'),
    at: wireTime,
    /** The step of SMTP: RCPT for this recipient alone, END-OF-MESSAGE for the content. */
    stage: z.string(),
    code: z.int(),
    answer: z.string(),
  }),
  z.strictObject({
    kind: z.literal('outcome'),
    at: wireTime,
    status,
    /** The server that was asked, and its words; empty where they are somebody else's business. */
    relay: z.string(),
    answer: z.string(),
  }),
  z.strictObject({
    kind: z.enum(['stored', 'forwarded', 'discarded', 'rejected', 'replied']),
    at: wireTime,
    to: z.string(),
  }),
]);
export type StoryEvent = z.infer<typeof storyEvent>;

export const storyRecipient = z.strictObject({
  /** As the sender wrote it, and where it led. */
  to: z.string(),
  reached: z.string(),
  /** The user with the address it reached, where the caller can see one. */
  user_id: wireId.nullable(),
  status,
  events: z.array(storyEvent),
});

export const messageStory = z.strictObject({
  kind: z.enum(['incoming', 'outgoing']),
  at: wireTime,
  /** Of the envelope; empty for notices of mail servers. */
  sender: z.string(),
  /** In the message itself, as far as it could be read. */
  from: z.string(),
  subject: z.string(),
  message_id: z.string(),
  bytes: z.int().nullable(),
  status,
  /** Who handed it in; null where that is somebody else's business, or Postfix wrote it itself. */
  client: z
    .strictObject({
      name: z.string(),
      ip: z.string(),
      /** The user who logged in; empty without a login. */
      login: z.string(),
    })
    .nullable(),
  /** What the spam filter found out; null where it was not asked or has not answered. */
  filter: z
    .strictObject({
      score: z.number(),
      /** The rules it met, the weightiest first. */
      symbols: z.array(z.strictObject({ name: z.string(), score: z.number() })),
      spf: z.enum(spfResults),
      dmarc: z.enum(dmarcResults),
      signed_by: z.array(z.string()),
      is_forged: wireFlag,
    })
    .nullable(),
  recipients: z.array(storyRecipient),
  /** There are more. */
  truncated: wireFlag,
});
export type MessageStory = z.infer<typeof messageStory>;

export const messageStoryActions = {
  getMessageStory: query({
    summary: 'Returns what happened to one message, step by step, for each of its recipients.',
    access: { area: 'logs', level: levels.view },
    scope: 'domain',
    input: z.strictObject({
      /** `story` of a row of the logs. */
      id: z.string().min(1, 'required').max(1_000, 'max_length'),
    }),
    output: messageStory,
    example: { id: 'aW5jb21pbmcgMTc2MzQ2NzIwMDAwMDAwMCA0alR6em02SmpaemRDWks' },
  }),
};
