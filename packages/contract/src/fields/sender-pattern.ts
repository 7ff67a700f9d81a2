import { z } from 'zod';
import { asciiDomain } from './domain-name.ts';
import { isEmailAddress } from './email-address.ts';

/**
 * Whom an entry of a whitelist or blacklist means: an address, or a domain with those below it (also written
 * `@domain`, `*@domain` or `*.domain`, as other filters do).
 */
export const senderPattern = z
  .string('email_or_domain')
  .trim()
  .min(1, 'email_or_domain')
  .max(254, 'max_length')
  .transform((text, ctx) => {
    const pattern = patternOf(text);
    if (pattern !== undefined) return pattern;
    ctx.addIssue({ code: 'custom', message: 'email_or_domain' });
    return z.NEVER;
  });

function patternOf(text: string): string | undefined {
  const meant = text.replace(/^(\*@|\*\.)+/, '');
  // Mail allows it in an address, but whoever writes one here means many addresses, and would get none.
  if (meant.includes('*')) return undefined;
  const at = meant.lastIndexOf('@');
  const domain = asciiDomain(meant.slice(at + 1));
  if (domain === undefined || at < 1) return domain;
  const address = `${meant.slice(0, at).toLowerCase()}@${domain}`;
  return address.length <= 254 && isEmailAddress(address) ? address : undefined;
}
