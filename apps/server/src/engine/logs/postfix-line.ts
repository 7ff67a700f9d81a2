import type { PostfixEvent } from './log-events.ts';
import { address, withoutCase } from './log-words.ts';
import { type MessagePlace, readOutcome } from './postfix-outcome.ts';
import { readRefusal } from './postfix-refusal.ts';

/** `Nov  8 11:35:16 mx postfix/submission/smtpd[25720]: ` and what Postfix says. */
const linePattern =
  /^([A-Z][a-z]{2}) ([ \d]\d) (\d\d):(\d\d):(\d\d) \S+ postfix(?:\/([\w-]+))?\/([\w-]+)\[\d+\]: (.*)$/s;
/** Long queue ids have no vowels, so no word that Postfix begins with is one. */
const about = /^([\dB-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]{10,}): (.*)$/s;
const refusedSooner = 'NOQUEUE: ';

/**
 * What a line of Postfix tells; undefined where that is nothing about a message. Strangers choose addresses, message ids and
 * the answers of their servers: nothing of that changes what the rest of the line means.
 */
export function readPostfixLine(line: string, now: Date): PostfixEvent | undefined {
  const [, month = '', day, hour, minute, second, name, program = '', text = ''] =
    linePattern.exec(line) ?? [];
  const clock = [day, hour, minute, second].map(Number);
  const at = readTime(months.indexOf(month), clock, now);
  const service = name ?? program;
  // Questions whether an address exists; no message is sent.
  if (at === undefined || service === 'probe') return undefined;
  if (text.startsWith(refusedSooner))
    return readRefusal(text.slice(refusedSooner.length), { at, service }, text);
  const [, queueId, rest = ''] = about.exec(text) ?? [];
  if (queueId === undefined) return undefined;
  const place = { at, service, queueId };
  return readOf[program]?.(rest, place) ?? readOutcome(rest, place) ?? readRefusal(rest, place, text);
}

const clientPattern =
  /^client=([^\s[\],]+)\[([^\s[\],]+)\](?:, sasl_method=[^\s,]+(?:, sasl_username=([^\s,]*))?)?(?:, |$)/;
const queuedPattern = new RegExp(`^from=<${address}>, size=(\\d+), nrcpt=(\\d+) \\(queue active\\)$`);
const expiredPattern = new RegExp(`^from=<${address}>, status=(?:force-)?expired, (.*)$`, 's');
const noticePattern = /^(?:sender|postmaster) (?:non-delivery|delay|delivery status) notification: (\w+)$/;

type Reader = (text: string, place: MessagePlace) => PostfixEvent | undefined;

/** What only one program says. */
const readOf: Readonly<Record<string, Reader>> = {
  smtpd(text, place) {
    const [, clientName, clientIp, login = ''] = clientPattern.exec(text) ?? [];
    if (clientName === undefined || clientIp === undefined) return undefined;
    return { kind: 'accepted', ...place, clientName, clientIp, login };
  },
  cleanup(text, { at, queueId }) {
    const messageId = text.startsWith('message-id=') ? text.slice('message-id='.length).trim() : '';
    return messageId === '' ? undefined : { kind: 'message_id', at, queueId, messageId };
  },
  qmgr(text, { at, service, queueId }) {
    if (text === 'removed') return { kind: 'removed', at, queueId };
    const [, sender, bytes, recipients] = queuedPattern.exec(text) ?? [];
    if (sender !== undefined)
      return {
        ...({ kind: 'queued', at, queueId } as const),
        ...{ sender: withoutCase(sender), bytes: Number(bytes), recipients: Number(recipients) },
      };
    const [, , answer] = expiredPattern.exec(text) ?? [];
    if (answer === undefined) return undefined;
    const everybody = { recipient: '', original: '', relay: 'none', dsn: '' };
    return { kind: 'outcome', at, queueId, service, ...everybody, status: 'expired', answer };
  },
  /** Somebody deleted it by hand. */
  postsuper: (text, { at, queueId }) => (text === 'removed' ? { kind: 'removed', at, queueId } : undefined),
  bounce(text, { at, queueId }) {
    const [, noticeId] = noticePattern.exec(text) ?? [];
    return noticeId === undefined ? undefined : { kind: 'notice', at, queueId, noticeId };
  },
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** In UTC, and of the year that brings it nearest to now: Postfix writes none. */
function readTime(month: number, clock: readonly number[], now: Date): string | undefined {
  const [day = 0, hour, minute, second] = clock;
  const year = now.getUTCFullYear();
  const found = [year - 1, year, year + 1]
    .map((each) => new Date(Date.UTC(each, month, day, hour, minute, second)))
    // Not every year has a 29 February.
    .filter((time) => time.getUTCMonth() === month && time.getUTCDate() === day)
    .sort((one, other) => distance(one, now) - distance(other, now));
  return found[0]?.toISOString();
}

const distance = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());
