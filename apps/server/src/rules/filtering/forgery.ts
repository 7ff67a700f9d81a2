import type { MailFacts } from './mail-facts.ts';
import { domainOf, isAtOrBelow } from './sender-entry.ts';

/**
 * Whether a message can prove that it speaks for a domain of this server. Of those we know that they have a signature or SPF
 * where they are set up as they should be, so silence of their DNS proves nothing, other than for strangers.
 */
export function provesOwnDomain(
  domain: string,
  { sender, spf, signedBy }: Pick<MailFacts, 'sender' | 'spf' | 'signedBy'>,
): boolean {
  const isOfDomain = (name: string) => isAtOrBelow(domain, name) || isAtOrBelow(name, domain);
  return signedBy.some(isOfDomain) || (spf === 'pass' && isOfDomain(domainOf(sender)));
}
