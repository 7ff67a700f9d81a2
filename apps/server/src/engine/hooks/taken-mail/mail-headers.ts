import { decodeWords } from 'postal-mime';
import { Refused } from './refused.ts';

/** The header of a message, field by field as it is written, and everything behind it untouched. */
export interface SplitMail {
  readonly fields: readonly string[];
  readonly body: Buffer;
}

/** More than any mail has; splitting what somebody made to be split would keep all others waiting. */
const longestHeader = 1_000_000;

export function splitMail(mail: Buffer): SplitMail {
  const end = mail.subarray(0, longestHeader).indexOf('\r\n\r\n');
  if (end < 0 && mail.length > longestHeader)
    throw new Refused('5.3.4 The header of the message is too long');
  const header = mail.subarray(0, end < 0 ? mail.length : end).toString('latin1');
  return {
    fields: header.split(/\r\n(?![ \t])/).filter((field) => field !== ''),
    body: end < 0 ? Buffer.alloc(0) : mail.subarray(end + 4),
  };
}

export function joinMail({ fields, body }: SplitMail): Buffer {
  return Buffer.concat([Buffer.from(`${fields.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

export const nameOf = (field: string) =>
  field
    .slice(0, Math.max(field.indexOf(':'), 0))
    .trim()
    .toLowerCase();

/** What the fields of this name say, on one line each. */
export function valuesOf(fields: readonly string[], name: string): string[] {
  return fields
    .filter((field) => nameOf(field) === name)
    .map((field) =>
      field
        .slice(field.indexOf(':') + 1)
        .replaceAll(/\r\n[ \t]+/g, ' ')
        .trim(),
    );
}

export const withoutFields = (fields: readonly string[], isGone: (name: string) => boolean) =>
  fields.filter((field) => !isGone(nameOf(field)));

const passwordAtStart = /^\s*\[([^[\]]{1,100})\]\s*/;

/** The password that a subject starts with, in brackets. */
export const passwordIn = (subject: string) => passwordAtStart.exec(subject)?.[1];

/** The subject as people read it. */
export const subjectOf = (fields: readonly string[]) => decodeWords(valuesOf(fields, 'subject')[0] ?? '');

/** The same header with a subject that has lost its password. */
export function withoutPassword(fields: readonly string[]): string[] {
  const subject = encodeLine(subjectOf(fields).replace(passwordAtStart, ''));
  return fields.map((field) => (nameOf(field) === 'subject' ? `Subject: ${subject}` : field));
}

/** Words with other letters are encoded in pieces that fit into a line. */
export function encodeLine(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && text.length < 900) return text;
  const pieces: string[] = [];
  let piece = '';
  for (const letter of text) {
    if (Buffer.byteLength(piece + letter) > 42) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece]
    .map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join('\r\n ');
}
