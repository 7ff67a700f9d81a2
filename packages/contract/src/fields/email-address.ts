import { z } from 'zod';
import { asciiDomain } from './domain-name.ts';
import { missingAs } from './missing.ts';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

const typed = z.string(missingAs('email_required')).trim().min(1, 'email_required').max(254, 'max_length');

/** In lower case, with the domain in ASCII, whatever `domainOf` makes of it. */
const addressWith = (domainOf: (name: string) => string | undefined) =>
  typed.transform((text, ctx) => {
    const at = text.lastIndexOf('@');
    const ascii = `${text.slice(0, Math.max(at, 0)).toLowerCase()}@${domainOf(text.slice(at + 1)) ?? ''}`;
    if (ascii.length <= 254 && isEmailAddress(ascii)) return ascii;
    ctx.addIssue({ code: 'custom', message: 'email_invalid' });
    return z.NEVER;
  });

const isAscii = (name: string) => /^[\x20-\x7e]*$/.test(name);

/**
 * An address as mail servers accept it, also in a network of one's own; no quoted local parts, no bare host names. People
 * may write an international domain as they read it.
 */
export const emailAddress = addressWith((name) => (isAscii(name) ? name.toLowerCase() : asciiDomain(name)));

/** Where mail can be sent from here: a domain of the public DNS. */
export const mailAddress = addressWith(asciiDomain);

export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const labels = address.slice(at + 1).split('.');
  return (
    localPart.test(address.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
