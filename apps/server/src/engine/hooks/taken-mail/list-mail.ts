import type { ListAtAddress } from '../../engine-lists-store.ts';
import { domainOf } from '../sender-address.ts';
import { rewriteAuthor } from './author-of-list-mail.ts';
import type { AuthorPolicy } from './author-policy.ts';
import { resultsOf } from './first-results.ts';
import { type SplitMail, valuesOf, withoutFields, withoutPassword } from './mail-headers.ts';
import { Refused } from './refused.ts';
import type { Sealing } from './sealing.ts';

/** Lists in lists: beyond that one message becomes thousands. */
const mostLists = 5;

/** Headers of lists that brought it here; ours take their place. */
const isListField = (name: string) => name.startsWith('list-') || name === 'precedence';
/** Some programs repeat the subject here, with the password. */
const isTopicField = (name: string) => name === 'thread-topic' || name === 'thread-index';

export const handedOnBy = ({ email }: ListAtAddress) => ({ list: email, domain: domainOf(email) });

/** Where what comes back from members goes: not to who has written, and not to all. */
export const bounceAddressOf = (email: string) => email.replace('@', '+bounces@');
export const isBounceAddress = (address: string) => /\+bounces@/i.test(address);
/** Where members write who want to leave or need help; see engine.is_list_service. */
export const isRequestAddress = (address: string) => /\+(unsubscribe|help)@/i.test(address);

/** The message as members get it: with the headers of the list, by an author whom their servers accept, and sealed. */
export function createListMail(isStrict: AuthorPolicy, sealing: Sealing) {
  return async (list: ListAtAddress, mail: SplitMail, hasPassword: boolean): Promise<SplitMail> => {
    const domain = list.email.slice(list.email.lastIndexOf('@') + 1);
    const { fields, body } = asListMail(list, mail, hasPassword);
    const rewritten = await rewriteAuthor(fields, list, resultsOf(fields, sealing.authority), isStrict);
    if (rewritten === undefined) return sealing.seal({ fields, body }, domain);
    // The author is ours now, and nobody else has signed for it.
    return sealing.seal(await sealing.sign({ fields: rewritten, body }, domain), domain);
  };
}

export type ListMail = ReturnType<typeof createListMail>;

function asListMail(list: ListAtAddress, { fields, body }: SplitMail, hasPassword: boolean): SplitMail {
  // Standard in mail: who finds the own name here has sent it before.
  const passed = valuesOf(fields, 'delivered-to');
  if (passed.includes(list.email) || passed.length >= mostLists)
    throw new Refused('5.4.6 Mail loop detected');
  const said = hasPassword ? withoutFields(withoutPassword(fields), isTopicField) : fields;
  const kept = withoutFields(said, isListField);
  const request = (what: string) =>
    `<mailto:${list.email.replace('@', `+${what}@`)}?subject=${encodeURIComponent(`${what} ${list.email}`)}>`;
  const own = [
    `Delivered-To: ${list.email}`,
    `List-Id: <${list.email.replace('@', '.')}>`,
    `List-Post: <mailto:${list.email}>`,
    `List-Help: ${request('help')}`,
    `List-Unsubscribe: ${request('unsubscribe')}`,
    'Precedence: list',
  ];
  return { fields: [...own, ...kept], body };
}
