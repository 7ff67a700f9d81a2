import type { Posting } from '../engine-lists-store.ts';
import type { PolicyAnswer } from '../engine-store.ts';
import type { MessagesUnderway } from './messages-underway.ts';
import { isSenderAddress, printable } from './sender-address.ts';
import { isBounceAddress } from './taken-mail/list-mail.ts';
import { onlyBounces, postingRefusals } from './taken-mail/take-mail.ts';

export interface PolicyQuestion {
  readonly recipient: string;
  /** As Postfix understood it. */
  readonly sender: string;
  /** Empty without one; ends with the mark of its password, see engine.login_mark. */
  readonly login: string;
  readonly clientIp: string;
  /** The same for all recipients of one message. */
  readonly instance: string;
  /** Empty before there is a message. */
  readonly queueId: string;
  /** Of the whole message; what the client announced before it is there, or 0. */
  readonly bytes: number;
  /** Of a message that has arrived. */
  readonly recipientCount: number;
  /** Then the recipient is empty where there are several. */
  readonly hasArrived: boolean;
}

export interface PolicyLookups {
  ask(question: PolicyQuestion): Promise<PolicyAnswer>;
  /** Whether mail that was sent on comes back by this address. */
  isReturnAddress(address: string): boolean;
}

/**
 * Postfix asks for each recipient, and once the message is there. Users of ours send as long as their login counts, and as
 * those they may write as. Lists know who can post to them. A message that does not fit into the mailbox is refused here, at
 * the latest after its last line: then it is not answered by a bounce to a sender who may be invented.
 */
export function createPolicy(lookups: PolicyLookups, underway: MessagesUnderway) {
  return async (asked: PolicyQuestion): Promise<string> => {
    const question = { ...asked, recipient: asked.recipient.replace(/\.$/, '') };
    const { sender, login } = question;
    if (!isSenderAddress(sender)) return '553 5.1.7 The sender address is not valid';
    const answer = await lookups.ask(question);
    // Postfix hangs up then, and the next login with that password or from there is refused.
    if (!answer.may_go_on) return '421 4.7.0 Log in again';
    if (!answer.may_send)
      return `553 5.7.1 ${printable(addressOfLogin(login))} is not allowed to send as ${printable(sender)}`;
    if (!answer.has_room) return '552 5.2.2 The mailbox is full';
    if (question.hasArrived) return takeMessage(question, answer, underway);
    const refusal = refusalOf(question, answer.posting, lookups);
    return refusal === undefined ? takeRecipient(question, answer, underway) : `550 ${refusal}`;
  };
}

function takeRecipient(
  { recipient, instance }: PolicyQuestion,
  { posting, receiver_account: account }: PolicyAnswer,
  underway: MessagesUnderway,
): string {
  underway.addRecipient(instance, recipient, {
    wantsPassword: posting === 'password',
    account: account === null ? undefined : String(account),
  });
  return 'DUNNO';
}

function takeMessage(
  { sender, recipient, recipientCount, login, clientIp, queueId, instance }: PolicyQuestion,
  { is_own_domain: isOwn, account_id: account }: PolicyAnswer,
  underway: MessagesUnderway,
): string {
  underway.arrive(queueId, instance, {
    ...{ sender, recipient, recipientCount, login, clientIp },
    isSenderOurs: isOwn === true,
    senderAccount: account === null ? undefined : String(account),
  });
  return 'DUNNO';
}

function refusalOf(
  { recipient, sender }: PolicyQuestion,
  posting: Posting | null,
  { isReturnAddress }: PolicyLookups,
): string | undefined {
  if (/^srs[01]=/i.test(recipient) && !(sender === '' && isReturnAddress(recipient)))
    return '5.1.1 There is no such address';
  if (posting === null) return undefined;
  if (isBounceAddress(recipient)) return sender === '' ? undefined : onlyBounces;
  // The subject is not known yet.
  return posting === 'yes' || posting === 'password' ? undefined : postingRefusals[posting];
}

/** The address alone: what follows it is between Postfix and us. */
export const addressOfLogin = (login: string) => login.replace(/#[^#@]*$/, '');
