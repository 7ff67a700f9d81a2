import type { DovecotEvent } from './log-events.ts';
import { address, withoutCase } from './log-words.ts';

type DeliveryEvent = Exclude<DovecotEvent, { readonly kind: 'login' }>;

/** `2026-11-18T12:45:59+0100 lmtp(anna@example.com)<5657><qC6SMgae/WoZFgAARZcH9w:T2>: Info: sieve: ` and what was done. */
const linePattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d)(\d\d) lmtp\(([^\s()<>]+)\)<\d+><([^\s<>]+)>: Info: sieve: (?:\w+ action: )?(.*)$/s;
const messageId = 'msgid=(.*)$';
const noMessageId = 'unspecified';

/**
 * Those of Sieve that are said without any setting. The first that fits is what was done: a sender chooses no more than
 * the address and what comes last.
 */
const deeds: readonly (readonly [DeliveryEvent['kind'], RegExp])[] = [
  ['stored', new RegExp(`^stored mail into mailbox '(.*?)': ${messageId}`, 's')],
  ['forwarded', new RegExp(`^forwarded to <${address}>: ${messageId}`, 's')],
  // Unless it was stored too.
  [
    'discarded',
    new RegExp(
      `^Marked message to be discarded if not explicitly delivered \\(discard action\\)(): ${messageId}`,
      's',
    ),
  ],
  ['rejected', new RegExp(`^rejected message from <${address}> \\(\\w+\\): ${messageId}`, 's')],
  ['replied', new RegExp(`^sent vacation response to <${address}>: ${messageId}`, 's')],
];

/** What a line of Dovecot tells about a message that arrived; undefined where that is nothing. */
export function readDeliveryLine(line: string): DeliveryEvent | undefined {
  const [, time, zoneMinutes, user = '', session = '', text = ''] = linePattern.exec(line) ?? [];
  const at = new Date(`${time}:${zoneMinutes}`);
  if (Number.isNaN(at.getTime())) return undefined;
  for (const [kind, pattern] of deeds) {
    const [found, to = '', id = ''] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const place = { kind, at: at.toISOString(), session, user: withoutCase(user) };
    const target = kind === 'stored' ? to : withoutCase(to);
    return { ...place, messageId: id === noMessageId ? '' : id, to: target };
  }
  return undefined;
}
