import { z } from 'zod';
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
