import { z } from 'zod';
import { asciiDomain } from './domain-name.ts';
import { missingAs } from './missing.ts';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** An address as mail servers accept it, in lower case; no quoted local parts, no bare host names. */
export const emailAddress = z
  .string(missingAs('email_required'))
  .trim()
  .min(1, 'email_required')
  .max(254, 'max_length')
  .toLowerCase()
  .refine(isEmailAddress, 'email_invalid');

/** Where mail can be sent, as people write it: the domain may be an international one, which is ASCII in code. */
export const mailAddress = z
  .string(missingAs('email_required'))
  .trim()
  .min(1, 'email_required')
  .max(254, 'max_length')
  .transform((text, ctx) => {
    const at = text.lastIndexOf('@');
    const ascii = `${text.slice(0, Math.max(at, 0)).toLowerCase()}@${asciiDomain(text.slice(at + 1)) ?? ''}`;
    if (ascii.length <= 254 && isEmailAddress(ascii)) return ascii;
    ctx.addIssue({ code: 'custom', message: 'email_invalid' });
    return z.NEVER;
  });

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
