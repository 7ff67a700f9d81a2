import { domainOf } from '../hooks/sender-address.ts';
import type { Direction, Message, Reached } from './message.ts';

/** A domain that is hosted here, and whose it is. */
export interface HostedDomain {
  readonly accountId: string;
  readonly domainId: string;
}

export type FindDomain = (name: string) => HostedDomain | undefined;

/** One account that may see what became of a message for one recipient, and what it sees of it. */
export interface Viewpoint extends HostedDomain {
  readonly direction: Direction;
  readonly recipient: string;
  readonly reached: string;
  /** Not of somebody who logged in to another account here. */
  readonly seesClient: boolean;
  /** The words of whoever took it, which tell where an address leads. */
  readonly seesAnswer: boolean;
}

const written = /^([0-9a-f]+)-\d{1,18}@outside\.posthouse\.invalid$/;
const copied = /@mailbox\.posthouse\.invalid$/;

/**
 * The addresses as people know them. Copies (for audit, of connectors) are nobody’s mail: nothing is told of them unless an
 * address leads there, as that of a public folder does.
 */
export function asPeopleKnow({ recipient, reached }: Reached): Reached | undefined {
  if (copied.test(reached)) return copied.test(recipient) ? undefined : { recipient, reached: recipient };
  const [, hex] = written.exec(reached) ?? [];
  if (hex === undefined) return { recipient, reached };
  const target = Buffer.from(hex, 'hex').toString('utf8').toLowerCase();
  return { recipient: written.test(recipient) ? target : recipient, reached: target };
}

/**
 * Whoever receives sees it come in, whoever sends sees it go out; within one account both. What a list or a forward hands on
 * goes out only where it leaves the account. Of the way inside another account nobody sees anything. `root` is the message it
 * was at first.
 */
export function viewpointsOf(
  { sentOn, ...message }: Message,
  { login }: Pick<Message, 'login'>,
  { recipient, reached }: Reached,
  find: FindDomain,
): Viewpoint[] {
  const origin = find(sentOn?.domain ?? writersDomain(message));
  const receiver = find(domainOf(recipient));
  const writer = find(domainOf(login));
  const isWithin = origin !== undefined && origin.accountId === receiver?.accountId;
  const by = sentOn?.by || recipient;
  const viewOf = (direction: Direction, own: HostedDomain, path: Reached): Viewpoint => ({
    ...{ ...own, ...path, direction },
    seesClient: login === '' || writer?.accountId === own.accountId,
    seesAnswer: receiver === undefined || receiver.accountId === own.accountId,
  });
  const views: Viewpoint[] = [];
  if (receiver) views.push(viewOf('incoming', receiver, { recipient: isWithin ? by : recipient, reached }));
  // Where an address of another account leads is not told.
  if (origin && !(sentOn && isWithin))
    views.push(
      viewOf('outgoing', origin, { recipient: by, reached: receiver && !isWithin ? recipient : reached }),
    );
  return views;
}

/** Of whoever wrote it here; empty where it comes from outside. */
const writersDomain = ({ login, service, sender }: Pick<Message, 'login' | 'service' | 'sender'>) =>
  login === '' ? (service === 'reinject' ? domainOf(sender) : '') : domainOf(login);
