import { createHash } from 'node:crypto';
import type { ListAtAddress, ListTarget } from '../../engine-lists-store.ts';
import { joinMail, splitMail, valuesOf, withoutFields, withoutPassword } from './mail-headers.ts';
import { Refused } from './refused.ts';
import type { Reinject } from './reinject.ts';

/** Postfix takes no more recipients at once. */
const portion = 500;
/** Each portion is a copy in the queue. */
const largestPostBytes = 20_000_000;
/** Lists in lists: beyond that one message becomes thousands. */
const mostLists = 5;

export interface ListMembers {
  targets(list: ListAtAddress, after: string, most: number): Promise<readonly ListTarget[]>;
  progress(list: ListAtAddress, message: Buffer): Promise<string>;
  noteProgress(list: ListAtAddress, message: Buffer, passed: string): Promise<void>;
}

export interface Post {
  readonly list: ListAtAddress;
  readonly sender: string;
  readonly mail: Buffer;
  /** The subject starts with the password of the list. */
  readonly hasPassword: boolean;
  /** Somebody outside may have been invented: a copy for the sender would reach whoever that is. */
  readonly isSenderOurs: boolean;
}

/** Where what comes back from members goes: not to who has written, and not to all. */
const bounceAddressOf = (email: string) => email.replace('@', '+bounces@');
export const isBounceAddress = (address: string) => /\+bounces@/i.test(address);

/**
 * Hands a message to all who receive it, in portions. What was handed on is noted after each: when one fails, Postfix
 * brings the message again, and it goes on with the next.
 */
export async function postToList(post: Post, members: ListMembers, reinject: Reinject): Promise<void> {
  const { list } = post;
  if (post.mail.length > largestPostBytes)
    throw new Refused('5.3.4 The message is too large: the limit for lists is 20 MB');
  const { fields, body } = splitMail(post.mail);
  const message = digestOf(fields, body);
  const mail = asListMail(post, fields, body);
  const from = bounceAddressOf(list.email);
  let passed = await members.progress(list, message);
  for (;;) {
    const targets = await members.targets(list, passed, portion);
    const last = targets.at(-1);
    if (last === undefined) return;
    const recipients = targets.map(({ target }) => target);
    await handOn(mail, from, recipientsOf(post, recipients, { isFirst: passed === '' }), reinject);
    await members.noteProgress(list, message, last.position);
    passed = last.position;
  }
}

/** Members of a smart list don’t get what they have written themselves, unless whoever posts gets a copy. */
function recipientsOf(
  { list, sender, isSenderOurs }: Post,
  targets: readonly string[],
  { isFirst }: { readonly isFirst: boolean },
): readonly string[] {
  if (list.reason !== 'smart_list') return targets;
  // A member outside gets the copy as a member.
  if (list.copy_to_sender && !isSenderOurs) return targets;
  const others = targets.filter((target) => target !== sender.toLowerCase());
  return isFirst && list.copy_to_sender ? [sender, ...others] : others;
}

async function handOn(
  mail: Buffer,
  from: string,
  recipients: readonly string[],
  reinject: Reinject,
): Promise<void> {
  if (recipients.length === 0) return;
  await reinject(mail, from, recipients).catch((error: unknown) => {
    // Members who can’t receive keep it from nobody else.
    if (!(error instanceof Refused)) throw error;
  });
}

/** Headers of lists that brought it here; ours take their place. */
const isListField = (name: string) => name.startsWith('list-') || name === 'precedence';

/** What the message is, whichever way it came: a list hands it on once. */
function digestOf(fields: readonly string[], body: Buffer): Buffer {
  const [id = ''] = valuesOf(fields, 'message-id');
  const known = id === '' ? fields.join('\n') : id;
  return createHash('sha256').update(known, 'latin1').update('\0').update(body).digest();
}

/** Some programs repeat the subject here, with the password. */
const isTopicField = (name: string) => name === 'thread-topic' || name === 'thread-index';

function asListMail({ list, hasPassword }: Post, fields: readonly string[], body: Buffer): Buffer {
  // Standard in mail: who finds the own name here has sent it before.
  const passed = valuesOf(fields, 'delivered-to');
  if (passed.includes(list.email) || passed.length >= mostLists)
    throw new Refused('5.4.6 Mail loop detected');
  const said = hasPassword ? withoutFields(withoutPassword(fields), isTopicField) : fields;
  const kept = withoutFields(said, isListField);
  // The filter takes its own mark off when it sees the message again.
  const isSpam = valuesOf(fields, 'x-spam').some((value) => /^yes/i.test(value));
  const own = [
    `Delivered-To: ${list.email}`,
    `List-Id: <${list.email.replace('@', '.')}>`,
    `List-Post: <mailto:${list.email}>`,
    'Precedence: list',
    ...(isSpam ? ['X-Posthouse-Spam: Yes'] : []),
  ];
  return joinMail({ fields: [...own, ...kept], body });
}
