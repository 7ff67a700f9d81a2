import { createHash } from 'node:crypto';
import type { ListAtAddress, ListTarget } from '../../engine-lists-store.ts';
import { joinMail, splitMail, valuesOf, withoutFields, withoutPassword } from './mail-headers.ts';
import { Refused, type Reinject } from './reinject.ts';

/** Postfix takes no more recipients at once. */
const portion = 500;

export interface ListMembers {
  targets(list: ListAtAddress, after: string, most: number): Promise<readonly ListTarget[]>;
  progress(list: ListAtAddress, message: Buffer): Promise<string>;
  noteProgress(list: ListAtAddress, message: Buffer, passed: string): Promise<void>;
}

export interface Post {
  readonly list: ListAtAddress;
  readonly sender: string;
  readonly mail: Buffer;
  readonly hasPassword: boolean;
}

/** Where what comes back from members goes: not to who has written, and not to all. */
export const bounceAddressOf = (email: string) => email.replace('@', '+bounces@');
export const isBounceAddress = (address: string) => /\+bounces@/i.test(address);

/**
 * Hands a message to all who receive it, in portions. What was handed on is noted after each: when one fails, Postfix
 * brings the message again, and it goes on with the next.
 */
export async function postToList(post: Post, members: ListMembers, reinject: Reinject): Promise<void> {
  const { list, sender } = post;
  const message = createHash('sha256').update(sender).update('\0').update(post.mail).digest();
  const mail = asListMail(post);
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
  { list, sender }: Post,
  targets: readonly string[],
  { isFirst }: { readonly isFirst: boolean },
): readonly string[] {
  if (list.reason !== 'smart_list') return targets;
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

function asListMail({ list, mail, hasPassword }: Post): Buffer {
  const { fields, body } = splitMail(mail);
  // Standard in mail: who finds the own name here has sent it before.
  if (valuesOf(fields, 'delivered-to').includes(list.email)) throw new Refused('5.4.6 This is a mail loop');
  const kept = withoutFields(hasPassword ? withoutPassword(fields) : fields, isListField);
  const own = [
    `Delivered-To: ${list.email}`,
    `List-Id: <${list.email.replace('@', '.')}>`,
    `List-Post: <mailto:${list.email}>`,
    'Precedence: list',
  ];
  return joinMail({ fields: [...own, ...kept], body });
}
