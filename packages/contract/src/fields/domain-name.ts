import { z } from 'zod';
import { missingAs } from './missing.ts';

/** Both sides have it; the contract's own types know neither. */
declare const URL: new (address: string) => { readonly hostname: string };

const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
/** What no domain name contains in any script; the rest is left to IDNA. */
const never = /[\s/\\:@?#%[\]<>^|"'`()*,;!$&+=~{}]/;

/** More than anybody needs; each is a question to the DNS. */
const mostLabels = 10;

/** Endings that are nobody's in the public DNS, and may mean something in the network the panel stands in. */
const specialUse =
  /(^|\.)(internal|local|localhost|localdomain|lan|intranet|private|corp|home|arpa|onion|invalid|alt)$/;

export const isSpecialUse = (name: string) => specialUse.test(name.toLowerCase().replace(/\.$/, ''));

/** The name as DNS knows it: lower case, international letters in their ASCII form. Undefined for what is no name. */
export function asciiDomain(name: string): string | undefined {
  const trimmed = name.trim().replace(/\.$/, '');
  if (trimmed === '' || trimmed.length > 253 || never.test(trimmed)) return undefined;
  const ascii = hostOf(trimmed);
  if (ascii === undefined || ascii.length > 253) return undefined;
  const labels = ascii.split('.');
  const isName =
    labels.length >= 2 &&
    labels.length <= mostLabels &&
    !isSpecialUse(ascii) &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isName ? ascii : undefined;
}

/** Browsers and servers map international names alike in addresses (UTS 46). */
function hostOf(name: string): string | undefined {
  try {
    return new URL(`http://${name}/`).hostname;
  } catch {
    return undefined;
  }
}

/** A domain, also an international one; ASCII in code and on the wire. */
export const domainName = z
  .string(missingAs('domain_required'))
  .trim()
  .min(1, 'domain_required')
  .max(253, 'max_length')
  .transform((name, ctx) => {
    const ascii = asciiDomain(name);
    if (ascii !== undefined && !ascii.includes('_')) return ascii;
    ctx.addIssue({ code: 'custom', message: 'domain_invalid' });
    return z.NEVER;
  });

/** A host that mail or a browser is sent to, or empty for none; an address in brackets is none. */
export const optionalHostName = z.union([z.literal(''), domainName]);
