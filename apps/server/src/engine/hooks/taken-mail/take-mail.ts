import type { ListAtAddress, Posting } from '../../engine-lists-store.ts';
import type { Lesson } from '../filtering/lesson.ts';
import type { AuthorPolicy } from './author-policy.ts';
import { fatedMail } from './fate-of-mail.ts';
import { createListMail, handedOnBy, isBounceAddress, isRequestAddress } from './list-mail.ts';
import { joinMail, passwordIn, splitMail, subjectOf } from './mail-headers.ts';
import { createListPosting, type ListMembers } from './post-to-list.ts';
import { Refused } from './refused.ts';
import type { Reinject } from './reinject.ts';
import type { Sealing } from './sealing.ts';
import type { SenderRewriting } from './sender-rewriting.ts';

/** One message for one recipient, as Postfix hands it over. */
export interface TakenMail {
  readonly recipient: string;
  readonly sender: string;
  readonly mail: Buffer;
}

export interface MailTakerParts {
  readonly members: ListMembers;
  readonly senders: SenderRewriting;
  readonly reinject: Reinject;
  readonly sealing: Sealing;
  readonly isAuthorStrict: AuthorPolicy;
  teach(lesson: Lesson): Promise<void>;
  findList(address: string): Promise<ListAtAddress | undefined>;
  mayPost(address: string, sender: string): Promise<Posting | undefined>;
  isPassword(hash: string, password: string): Promise<boolean>;
  /** The same for those who need it; throws where it was guessed too often. */
  isGuessRight(hash: string, password: string): Promise<boolean>;
  ownersOf(list: ListAtAddress): Promise<readonly string[]>;
  /** Who can take somebody off the list. */
  managersOf(list: ListAtAddress): Promise<readonly string[]>;
  nameOfDomain(id: string): Promise<string | undefined>;
  isServed(domain: string): Promise<boolean>;
}

const outside = /^([0-9a-f]+)-(\d{1,18})@outside\.posthouse\.invalid$/i;
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export const postingRefusals: Readonly<Record<Exclude<Posting, 'yes'>, string>> = {
  password:
    '5.7.1 Start the subject with the password of the list in square brackets, for example: [password] Subject',
  members: '5.7.1 You are not allowed to post to this list',
  users: '5.7.1 Only users of this domain can send to this address',
  nobody: '5.7.1 This address does not accept automatic replies',
};
export const onlyBounces = '5.7.1 This address only accepts bounces';

/** Takes what no mailbox takes: mail to lists, mail that leaves the account on its way, and what comes back from it. */
export function createMailTaker(parts: MailTakerParts) {
  const listMail = createListMail(parts.isAuthorStrict, parts.sealing);
  const postToList = createListPosting(parts.members, listMail, parts.reinject);
  return async (taken: TakenMail): Promise<void> => {
    const { recipient, mail } = taken;
    const [, written, domainId] = outside.exec(recipient) ?? [];
    if (written !== undefined) {
      const fated = fatedMail(mail, `d${domainId}`);
      return fated && sendOutside(parts, { ...taken, mail: fated }, written, String(domainId));
    }
    const list = await parts.findList(recipient);
    if (list !== undefined) {
      const fated = fatedMail(mail, list.id);
      return fated && takeForList(parts, { ...taken, mail: fated }, list, postToList);
    }
    const sender = parts.senders.restore(recipient, new Date());
    if (sender === undefined) throw new Refused('5.1.1 There is no such address');
    await parts.reinject(mail, '', [sender]);
  };
}

async function sendOutside(
  parts: MailTakerParts,
  { sender, mail }: TakenMail,
  written: string,
  domainId: string,
): Promise<void> {
  const target = Buffer.from(written, 'hex').toString('utf8');
  const domain = await parts.nameOfDomain(domainId);
  if (domain === undefined) throw new Refused('5.1.1 There is no such address');
  const isOurs = sender === '' || (await parts.isServed(domainOf(sender)));
  const sealed = await sealedFor(parts, mail, domain);
  const from = isOurs ? sender : parts.senders.rewrite(sender, domain, new Date());
  await parts.reinject(sealed, from, [target], { list: '', domain });
}

const sealedFor = async ({ sealing }: MailTakerParts, mail: Buffer, domain: string) =>
  joinMail(await sealing.seal(splitMail(mail), domain));

async function takeForList(
  parts: MailTakerParts,
  taken: TakenMail,
  list: ListAtAddress,
  postToList: ReturnType<typeof createListPosting>,
): Promise<void> {
  const { recipient, sender, mail } = taken;
  if (isBounceAddress(recipient)) {
    if (sender !== '') throw new Refused(onlyBounces);
    const owners = await parts.ownersOf(list);
    if (owners.length > 0) await parts.reinject(mail, '', owners, handedOnBy(list));
    return;
  }
  // Again: an alias may lead here, and Postfix has asked about the alias only.
  const may = (await parts.mayPost(recipient, sender)) ?? 'nobody';
  if (may !== 'yes' && may !== 'password') throw new Refused(postingRefusals[may]);
  // Also of those who need none: members must not see it.
  const hasPassword = await isPasswordIn(mail, list, may === 'yes' ? parts.isPassword : parts.isGuessRight);
  if (may === 'password' && !hasPassword) throw new Refused(postingRefusals.password);
  if (list.retrains !== null) return parts.teach({ accountId: list.account_id, kind: list.retrains, mail });
  // Without a sender, as what bounces: what can’t be delivered tells nobody who manages a list.
  if (isRequestAddress(recipient))
    return parts.reinject(
      await sealedFor(parts, mail, domainOf(list.email)),
      '',
      await parts.managersOf(list),
      handedOnBy(list),
    );
  const isSenderOurs = await parts.isServed(domainOf(sender));
  await postToList({ list, sender, mail, hasPassword, isSenderOurs });
}

async function isPasswordIn(
  mail: Buffer,
  { password_hash: hash }: ListAtAddress,
  check: (hash: string, password: string) => Promise<boolean>,
): Promise<boolean> {
  const password = passwordIn(subjectOf(splitMail(mail).fields));
  return hash !== null && password !== undefined && check(hash, password);
}
