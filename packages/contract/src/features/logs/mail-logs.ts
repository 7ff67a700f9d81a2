import { z } from 'zod';
import { anyOf } from '../../core/paging.ts';
import { wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { ipRange } from '../../fields/ip-range.ts';
import { decimal } from '../../fields/number.ts';
import { day, wireTime } from '../../fields/time.ts';

/** Of one recipient, or the worst of all of a message: taken, to be tried again, or refused for good. */
export const deliveryStatuses = ['delivered', 'temporary', 'permanent'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const status = z.enum(deliveryStatuses, 'format');

/** A message for one of its recipients. */
export const mailLogRow = z.strictObject({
  id: wireId,
  at: wireTime,
  /** Finds the story of the message again; what is in it is nobody's business. */
  story: z.string(),
  from: z.string(),
  /** As the sender wrote it, and where it led: a mailbox, a member, an address elsewhere. */
  to: z.string(),
  reached: z.string(),
  /** Empty where no client sent it. */
  sender_ip: z.string(),
  subject: z.string(),
  bytes: z.int().nullable(),
  score: z.number().nullable(),
  is_spam: wireFlag,
  message_status: status,
  recipient_status: status,
  /** The last words of whoever took or refused it. */
  answer: z.string(),
});

const text = z.string().trim().min(1, 'required').max(254, 'max_length').optional();

/** A score of the spam filter. */
const score = decimal({ min: -10_000, max: 10_000 }).optional();

export const mailLogFilters = {
  /** The account's own side: of the recipient, or of the sender. */
  domain: text,
  /** A whole address; all of a domain (`@example.com`); or a part of an address, which takes longer to find. */
  from: text,
  /** The same, of the address the sender wrote or of the one it reached. */
  to: text,
  sender_ip: ipRange.optional(),
  /** A part of it. */
  subject: text,
  message_status: anyOf(status),
  recipient_status: anyOf(status),
};

/** Between these two, which have nothing to turn round. */
export const mailLogRange = {
  start: day.optional(),
  end: day.optional(),
  score_min: score,
  score_max: score,
};
