import { createHash } from 'node:crypto';
import type { ListAtAddress, ListTarget } from '../../engine-lists-store.ts';
import { addBody } from './canonical-mail.ts';
import { createDeliveryHolding, type DeliveryNotes } from './hold-delivery.ts';
import { bounceAddressOf, handedOnBy, type ListMail } from './list-mail.ts';
import { joinMail, type SplitMail, splitMail, valuesOf } from './mail-headers.ts';
import { Refused } from './refused.ts';
import type { Reinject } from './reinject.ts';

/** Postfix takes no more recipients at once. */
const portion = 500;
/** Each portion is a copy in the queue. */
const largestPostBytes = 20_000_000;

export interface ListMembers extends DeliveryNotes {
  targets(list: ListAtAddress, after: string, most: number): Promise<readonly ListTarget[]>;
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

/**
 * Hands a message to all who receive it, in portions, once. What was handed on is noted after each: when one fails, Postfix
 * brings the message again, and it goes on with the next.
 */
export function createListPosting(members: ListMembers, listMail: ListMail, reinject: Reinject) {
  const holdDelivery = createDeliveryHolding(members);
  return async (post: Post): Promise<void> => {
    const { list } = post;
    const by = handedOnBy(list);
    if (post.mail.length > largestPostBytes)
      throw new Refused('5.3.4 The message is too large: the limit for lists is 20 MB');
    const written = splitMail(post.mail);
    await holdDelivery({ list, message: await digestOf(written) }, async (before, note) => {
      const mail = joinMail(await listMail(list, written, post.hasPassword));
      for (let passed = before; ; ) {
        const targets = await members.targets(list, passed, portion);
        const last = targets.at(-1);
        if (last === undefined) return;
        const recipients = targets.map(({ target }) => target);
        const isFirst = passed === '';
        await handOn(
          mail,
          bounceAddressOf(list.email),
          recipientsOf(post, recipients, { isFirst }),
          (content, from, to) => reinject(content, from, to, by),
        );
        await note(last.position);
        passed = last.position;
      }
    });
  };
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

/** What the message is, whichever way it came: a list hands it on once. */
async function digestOf({ fields, body }: SplitMail): Promise<Buffer> {
  const [id = ''] = valuesOf(fields, 'message-id');
  const known = id === '' ? fields.join('\n') : id;
  const hash = createHash('sha256').update(known, 'latin1').update('\0');
  return (await addBody(hash, body)).digest();
}
