import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import { inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from '../../db/like-pattern.ts';

/** An address in lower case and, for what is asked of its domain, the expression that its index has. */
interface Addresses {
  readonly address: SQLWrapper;
  readonly domain: SQL;
}

/** What somebody typed for an address: all of it, `@` and a domain, or a part of one. */
export function isAddress({ address, domain }: Addresses, text: string): SQL {
  const lower = text.toLowerCase();
  const at = lower.lastIndexOf('@');
  const ascii = at < 0 ? undefined : asciiDomain(lower.slice(at + 1));
  if (ascii === undefined) return containsPart(address, text);
  // Mail programs write the domain of an international address in either form.
  const names = [...new Set([ascii, lower.slice(at + 1)])];
  if (at === 0) return inArray(domain, names);
  return inArray(
    address,
    names.map((name) => lower.slice(0, at + 1) + name),
  );
}

/** Anywhere in it, also where a domain is written in ASCII that somebody types in letters of their own. */
export function containsPart(text: SQLWrapper, part: string): SQL {
  const forms = [part, asciiPart(part)].filter((form) => form !== undefined);
  return or(...forms.map((form) => sql`${text} like ${containing(form)}`)) ?? sql`false`;
}

const anyEnding = '.example';

/** A part of a domain, whole labels of it, as DNS knows it. */
function asciiPart(part: string): string | undefined {
  const at = part.lastIndexOf('@');
  const ascii = asciiDomain(part.slice(at + 1) + anyEnding)?.slice(0, -anyEnding.length);
  const form = ascii && part.slice(0, at + 1) + ascii;
  return form === part.toLowerCase() ? undefined : form;
}
