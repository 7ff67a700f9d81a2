import type { MailFacts, Scope } from './mail-facts.ts';

/** An address or a domain on a whitelist or blacklist. */
export interface SenderEntry {
  readonly id: string;
  readonly list: 'allow' | 'block';
  readonly scope: Scope;
  /** A domain counts for those below it. */
  readonly address: string;
  /** Also where the DNS of the sender does not allow the server to write in that name. */
  readonly ignoresSpf: boolean;
  /** Not only the envelope’s sender, but also what readers see. */
  readonly appliesToHeaders: boolean;
}

interface Covered {
  readonly isMeant: boolean;
  /** Blocking needs no proof: whoever uses that name is not wanted. */
  readonly isProven: boolean;
}

/** Whether an entry means the sender of a message, and whether the message really comes from there. */
export function covers(entry: SenderEntry, facts: MailFacts): Covered {
  const { sender, headerFrom } = facts;
  const inEnvelope = isMeant(entry, sender);
  const inHeader = entry.appliesToHeaders && isMeant(entry, headerFrom);
  const isTrusted =
    entry.list === 'block' ||
    entry.ignoresSpf ||
    (inEnvelope && isProven(sender, facts)) ||
    (inHeader && isProven(headerFrom, facts));
  return { isMeant: inEnvelope || inHeader, isProven: isTrusted };
}

function isMeant({ address }: SenderEntry, given: string): boolean {
  if (given === '') return false;
  return address.includes('@') ? given === address : isAtOrBelow(domainOf(given), address);
}

/**
 * A signature of the domain proves it. SPF speaks of the envelope alone: it proves that domain, and where the DNS says
 * nothing the sender is believed there as mail always was; a From of another domain is not.
 */
function isProven(address: string, { sender, spf, signedBy }: MailFacts): boolean {
  const domain = domainOf(address);
  if (signedBy.some((signer) => isAtOrBelow(domain, signer))) return true;
  const isOfEnvelope = domainOf(sender) === domain;
  return isOfEnvelope && spf !== 'fail' && spf !== 'softfail' && spf !== 'error';
}

export const isAtOrBelow = (domain: string, above: string) =>
  domain === above || domain.endsWith(`.${above}`);

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** What an entry for this sender can be: the address, its domain and those above it. */
export function entriesMeaning(address: string): string[] {
  if (address === '') return [];
  const labels = domainOf(address).split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  return [address, ...domains.slice(0, mostLabels)];
}

const mostLabels = 10;
