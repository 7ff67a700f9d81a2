import { addressParser, decodeWords } from 'postal-mime';
import type { AuthorPolicy } from './author-policy.ts';
import { isSignedBy, resultIn } from './first-results.ts';
import { encodeLine, valuesOf, withoutFields } from './mail-headers.ts';

interface Author {
  readonly name: string;
  readonly address: string;
}

/** More than anybody has, and few enough to ask about each. */
const mostAuthors = 10;
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * The fields with the list as the author, where servers of members would refuse the message in the name of who wrote it; the
 * author’s address is for answers then. Undefined where nothing has to change. `results` is what was found out when it came in.
 */
export async function rewriteAuthor(
  fields: readonly string[],
  list: { readonly email: string },
  results: string | undefined,
  isStrict: AuthorPolicy,
): Promise<string[] | undefined> {
  const authors = authorsOf(fields);
  const [first] = authors;
  if (first === undefined) return undefined;
  const domains = [...new Set(authors.slice(0, mostAuthors).map(({ address }) => domainOf(address)))];
  const needed = domains
    // The list sends from this domain itself. It vouches for those who have shown who they are, for nobody else.
    .filter((domain) => domain !== domainOf(list.email) || !isProven(results, domain));
  const answers = await Promise.all(needed.map(isStrict));
  if (!answers.includes(true)) return undefined;
  const [listName = ''] = list.email.split('@');
  const name = first.name === '' ? first.address : first.name;
  const hasAnswerAddress = valuesOf(fields, 'reply-to').length > 0;
  return [
    `From: ${phrase(`${name} via ${listName}`)} <${list.email}>`,
    ...(hasAnswerAddress ? [] : [`Reply-To: ${authors.map(({ address }) => address).join(',\r\n ')}`]),
    ...withoutFields(fields, (field) => field === 'from'),
  ];
}

/** By a login here, or by a signature of the domain. */
function isProven(results: string | undefined, domain: string): boolean {
  if (results === undefined) return false;
  return resultIn(results, 'auth') === 'pass' || isSignedBy(results, domain);
}

function authorsOf(fields: readonly string[]): Author[] {
  const isAddress = (address: string) => /^[^\s<>"(),;:\\[\]@]+@[a-z0-9.-]+$/i.test(address);
  // Some write other letters as they are.
  const written = Buffer.from(valuesOf(fields, 'from').join(', '), 'latin1').toString('utf8');
  return addressParser(written, { flatten: true })
    .map(({ name = '', address = '' }) => ({ name: decodeWords(name).trim(), address }))
    .filter(({ address }) => isAddress(address));
}

/** In quotes, or encoded where it has other letters. */
function phrase(text: string): string {
  const plain = text.replaceAll(/["\\\p{Cc}]/gu, '').slice(0, 200);
  const encoded = encodeLine(plain);
  return encoded === plain ? `"${plain}"` : encoded;
}
