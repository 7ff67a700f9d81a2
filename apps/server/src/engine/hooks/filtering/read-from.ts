import { domainToASCII } from 'node:url';
import { domainOf } from '../sender-address.ts';
import { addressesIn, encodedNamesIn } from '../sender-fields.ts';

/** Who stands in the From of a message, as far as anybody can tell. */
export interface ReadFrom {
  /** What readers see, where that is one address; else empty. */
  readonly address: string;
  /** All that a program could take for the sender: addresses, and the domains of what can’t be read for sure. */
  readonly names: readonly string[];
  /** So long, or so many, that somebody could be hidden among them. */
  readonly isUnclear: boolean;
}

/** More than anybody has, and few enough to look each up. */
const mostNames = 10;
const longest = 8_000;

export function readFrom(fields: readonly string[]): ReadFrom {
  const field = fields.join();
  if (field.length > longest) return { address: '', names: [], isUnclear: true };
  const addresses = addressesIn(field)?.map(plainAddress);
  const names = [...new Set(addresses ?? domainsIn(field))];
  const [only, ...more] = addresses ?? [];
  return {
    address: fields.length === 1 && only !== undefined && more.length === 0 ? only : '',
    names: names.slice(0, mostNames),
    isUnclear: names.length > mostNames,
  };
}

/** As lists and the database have it: small letters, the domain as the DNS knows it. */
export function plainAddress(address: string): string {
  const local = address.slice(0, address.lastIndexOf('@') + 1).toLowerCase();
  return `${local}${plainDomain(domainOf(address))}`;
}

function plainDomain(name: string): string {
  const bare = name.replace(/\.+$/, '');
  return domainToASCII(bare) || bare;
}

/** Whatever stands behind an @, once comments and spaces are gone that some programs do not see. */
function domainsIn(field: string): string[] {
  const texts = [field, ...encodedNamesIn(field)].map((text) => withoutComments(text).replaceAll(/\s/g, ''));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/@([^@<>()",;:\\[\]]+)/g)].map(([, name = '']) => name),
  );
  return found.map((name) => plainDomain(name.toLowerCase()));
}

const deepest = 20;

function withoutComments(text: string): string {
  let [left, before] = [text, ''];
  for (let depth = 0; depth < deepest && left !== before; depth += 1) {
    before = left;
    left = left.replaceAll(/\([^()]*\)/g, '');
  }
  return left;
}
