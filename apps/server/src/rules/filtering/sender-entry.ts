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
  const { sender, headerFrom, fromNames } = facts;
  const inEnvelope = isMeant(entry, sender);
  // Blocked is whoever could be meant; allowed only whom all programs see.
  const named = entry.list === 'block' ? fromNames : [headerFrom];
  const inHeader = entry.appliesToHeaders && named.some((name) => isMeant(entry, name));
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
 * nothing the sender is believed there as mail always was; a From of another domain is not. Where that From is forged, nothing
 * is believed without a proof.
 */
function isProven(address: string, facts: MailFacts): boolean {
  const { sender, spf, signedBy } = facts;
  const domain = domainOf(address);
  if (signedBy.some((signer) => isAtOrBelow(domain, signer))) return true;
  if (domainOf(sender) !== domain) return false;
  return hasForgedFrom(facts) ? spf === 'pass' : spf !== 'fail' && spf !== 'softfail' && spf !== 'error';
}

/** The owner of the domain in the From says so, or it is one of ours. */
export const hasForgedFrom = ({ dmarc, isForged }: MailFacts) => dmarc !== 'none' || isForged;

export const isAtOrBelow = (domain: string, above: string) =>
  domain === above || domain.endsWith(`.${above}`);

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** What an entry for this sender can be: the address, its domain and those above it. */
export function entriesMeaning(address: string): string[] {
  if (address === '') return [];
  const labels = domainOf(address).split('.').slice(-mostLabels);
  return [address, ...labels.map((_, index) => labels.slice(index).join('.'))];
}

const mostLabels = 10;
