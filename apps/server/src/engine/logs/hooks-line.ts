import { z } from 'zod';
import type { HooksEvent } from './log-events.ts';

const shared = { at: z.iso.datetime(), queueId: z.string() };

const hooksEvent = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('read'),
    service: z.string(),
    sender: z.string(),
    recipients: z.array(z.string()),
    from: z.string(),
    subject: z.string(),
    sentOnBy: z.string(),
    refusal: z.string().optional(),
  }),
  z.object({
    ...shared,
    kind: z.literal('judged'),
    score: z.number(),
    symbols: z.array(z.object({ name: z.string(), score: z.number() })),
    spf: z.string(),
    dmarc: z.string(),
    signedBy: z.array(z.string()),
    isForged: z.boolean(),
    receivers: z.array(
      z.object({
        recipient: z.string(),
        accountId: z.string(),
        score: z.number(),
        verdict: z.string(),
        rule: z.string(),
      }),
    ),
    refusal: z.string().optional(),
  }),
  z.object({
    ...shared,
    kind: z.literal('handed_on'),
    nextId: z.string(),
    list: z.string(),
    domain: z.string(),
  }),
]);

/** A line that was cut in two by a full disk, or is from another version, is none. */
export function readHooksLine(line: string): HooksEvent | undefined {
  try {
    return hooksEvent.parse(JSON.parse(line)) as HooksEvent;
  } catch {
    return undefined;
  }
}
