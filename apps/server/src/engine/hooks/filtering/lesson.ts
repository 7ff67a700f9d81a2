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
/** Lines that may begin a part: taking a message of many thousand parts apart takes minutes. */
const mostBoundaries = 300;

/** The messages that are attached, or the one that was sent: programs forward as an attachment, whose wrapping teaches nothing. */
export async function attachedLessons(mail: Buffer): Promise<Buffer[]> {
  if (mail.length > largestLesson)
    throw new Refused('5.3.4 The message is too large: the spam filter learns from messages up to 5 MB');
  if ((mail.toString('latin1').match(/^--/gm)?.length ?? 0) > mostBoundaries)
    throw new Refused('5.3.4 The message has too many parts: attach fewer messages');
  const parsed = await PostalMime.parse(new Uint8Array(mail), { forceRfc822Attachments: true });
  const attached = parsed.attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822')
    .slice(0, mostAttached)
    .map(({ content }) => Buffer.from(content as ArrayBuffer));
  return attached.length > 0 ? attached : [mail];
}
