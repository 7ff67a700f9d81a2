import PostalMime from 'postal-mime';
import { Refused } from '../taken-mail/refused.ts';

export type LessonKind = 'spam' | 'notspam';

/** What users of an account think of a message. */
export interface Lesson {
  readonly accountId: string;
  readonly kind: LessonKind;
  readonly mail: Buffer;
}

const mostAttached = 20;
export const largestLesson = 5_000_000;
/** Lines that may begin a part. */
const mostBoundaries = 300;

/** Taking one apart that has many thousand parts takes minutes. */
const hasManyParts = (mail: Buffer) => (mail.toString('latin1').match(/^--/gm)?.length ?? 0) > mostBoundaries;

/** The messages that are attached, or the one that was sent: programs forward as an attachment, whose wrapping teaches nothing. */
export async function attachedLessons(mail: Buffer): Promise<Buffer[]> {
  if (mail.length > largestLesson)
    throw new Refused('5.3.4 The message is too large: the spam filter learns from messages up to 5 MB');
  if (hasManyParts(mail)) throw new Refused('5.3.4 The message has too many parts: attach fewer messages');
  const parsed = await PostalMime.parse(new Uint8Array(mail), { forceRfc822Attachments: true });
  const attached = parsed.attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822')
    .slice(0, mostAttached)
    .map(({ content }) => Buffer.from(content as ArrayBuffer));
  return attached.length > 0 ? attached : [mail];
}

const headerBytes = 32_000;
const bodyBytes = 8_000;

/** As much of a message as the filter needs: each word more is kept for months. */
export function startOf(mail: Buffer): Buffer {
  const end = /\r?\n\r?\n/.exec(mail.subarray(0, headerBytes).toString('latin1'))?.index ?? headerBytes;
  return mail.subarray(0, end + bodyBytes);
}
