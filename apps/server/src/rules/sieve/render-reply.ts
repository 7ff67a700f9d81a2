import { isSpam } from './rule-parts.ts';
import type { SieveWriter } from './sieve-writer.ts';

export interface VacationReply {
  readonly active: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly subject: string;
  readonly text: string;
  readonly days: number;
  readonly addresses: readonly string[];
  /** Who is away. */
  readonly sender: { readonly name: string; readonly email: string };
}

/** Senders that nobody reads. Sieve itself leaves out lists, other automatic mail, and senders like owner-…@. */
const unread = ['noreply', 'no-reply', 'no_reply', 'no.reply', 'donotreply', 'do-not-reply', 'do_not_reply'];
const returned = ['bounce*', '*-bounce*', '*+bounce*', '*.bounce*', '*bounces', 'list-*', 'postmaster'];

/** In UTC, so that no change of the clock between now and then matters. */
function moment(comparison: 'ge' | 'lt', at: Date): string {
  const text = at.toISOString().slice(0, 19);
  return `currentdate :zone "+0000" :comparator "i;octet" :value "${comparison}" "iso8601" "${text}"`;
}

export function writeReply(
  writer: SieveWriter,
  { startsAt, endsAt, subject, text, days, addresses, sender }: VacationReply,
  { mayBeGone }: { readonly mayBeGone: boolean },
): void {
  writer.needs('vacation', 'envelope');
  if (startsAt ?? endsAt) writer.needs('date', 'relational');
  writer.line('');
  writer.line('# Vacation reply');
  writer.ifAll([
    ...(mayBeGone ? [`not ${writer.is('done', 'gone')}`] : []),
    `not ${isSpam(writer)}`,
    `not envelope :localpart :contains "from" ${writer.texts(unread)}`,
    `not envelope :localpart :matches "from" ${writer.texts(returned)}`,
    `not address :localpart :contains ["From", "Reply-To"] ${writer.texts(unread)}`,
    'not header :contains "X-Auto-Response-Suppress" "AutoReply"',
    ...(startsAt ? [moment('ge', startsAt)] : []),
    ...(endsAt ? [moment('lt', endsAt)] : []),
  ]);
  const options = [
    `:days ${days}`,
    ...(sender.name === '' ? [] : [`:from ${writer.text(mailboxOf(sender))}`]),
    ...(subject === '' ? [] : [`:subject ${writer.text(subject)}`]),
    ...(addresses.length === 0 ? [] : [`:addresses ${writer.texts(addresses)}`]),
  ];
  writer.line(`  vacation ${options.join(' ')} ${writer.text(text)};`);
  writer.end();
}

/** As it stands in a header. */
function mailboxOf({ name, email }: VacationReply['sender']): string {
  const isPlain = /^[\x20-\x7e]*$/.test(name);
  return `${isPlain ? `"${name.replaceAll(/[\\"]/g, '\\$&')}"` : encodedWords(name)} <${email}>`;
}

/** A word may have 75 characters, 12 of which say what it is; a letter is never divided. */
const bytesOfWord = 45;

function encodedWords(text: string): string {
  const words = [''];
  for (const letter of text) {
    const longer = `${words.at(-1)}${letter}`;
    if (Buffer.byteLength(longer) > bytesOfWord) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
