import { z } from 'zod';
import { asciiDomain } from './domain-name.ts';
import { isEmailAddress } from './email-address.ts';

/** Whom an entry of a whitelist or blacklist means: an address, or a domain with those below it (also written `@domain`). */
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
  const at = text.lastIndexOf('@');
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === undefined || at < 1) return domain;
  const address = `${text.slice(0, at).toLowerCase()}@${domain}`;
  return address.length <= 254 && isEmailAddress(address) ? address : undefined;
}
