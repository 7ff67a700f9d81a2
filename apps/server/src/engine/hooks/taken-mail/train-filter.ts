import PostalMime from 'postal-mime';
import { Refused } from './refused.ts';

const timeoutMs = 60_000;
const mostAttached = 20;
const largestBytes = 5_000_000;
/** Lines that may begin a part: taking a message of many thousand parts apart takes minutes. */
const mostBoundaries = 300;

/** Teaches the spam filter: the messages that are attached, or the one that was sent. */
export async function trainFilter(
  { port, password }: { readonly port: number; readonly password: string },
  kind: 'spam' | 'notspam',
  mail: Buffer,
): Promise<void> {
  const lesson = kind === 'spam' ? 'learnspam' : 'learnham';
  for (const one of await lessonsIn(mail)) {
    const answer = await fetch(`http://127.0.0.1:${port}/${lesson}`, {
      method: 'POST',
      headers: { password },
      body: new Uint8Array(one),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.text();
    // What it can’t learn from, or has learnt before, is no reason to bring it again.
    if (answer.status >= 500 || answer.status === 401 || answer.status === 403)
      throw new Error(`the filter answered ${answer.status}`);
  }
}

/** Mail programs forward a message as an attachment; the wrapping would teach the wrong things. */
async function lessonsIn(mail: Buffer): Promise<Buffer[]> {
  if (mail.length > largestBytes)
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
