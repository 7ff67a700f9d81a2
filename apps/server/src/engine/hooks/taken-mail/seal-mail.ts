import { resultIn, resultsOf } from './first-results.ts';
import { nameOf, type SplitMail } from './mail-headers.ts';
import { type SigningKey, signMail, withSignature } from './sign-mail.ts';

/** More than any mail has (RFC 8617, 4.2.1). */
const mostSets = 50;

const setNames = ['arc-authentication-results', 'arc-message-signature', 'arc-seal'] as const;

/**
 * What this server found out when it took the mail, sealed by the domain that sends it on (ARC, RFC 8617): whoever trusts that
 * domain can rely on it, though the sender’s own proofs may not survive the way. Returns the mail as it is where there is
 * nothing to seal: no result of ours, or a chain that ended before.
 */
export async function sealMail(
  mail: SplitMail,
  key: SigningKey,
  { authority, now }: { readonly authority: string; readonly now: Date },
): Promise<SplitMail> {
  const results = resultsOf(mail.fields, authority);
  if (results === undefined) return mail;
  const chain = chainIn(mail.fields);
  const status = statusOf(chain, results);
  if (status === undefined || chain.length >= mostSets) return mail;
  const instance = chain.length + 1;
  const found = `ARC-Authentication-Results: i=${instance}; ${results.replaceAll(/;\s+/g, ';\r\n\t')}`;
  const signature = await signMail(mail, key, { now, instance });
  const seal = [
    `ARC-Seal: i=${instance}; a=rsa-sha256; t=${Math.floor(now.getTime() / 1000)}; cv=${status};`,
    `\r\n\td=${key.domain}; s=${key.selector};`,
    '\r\n\tb=',
  ].join('');
  // The seal of a broken chain stands for itself.
  const before = status === 'pass' ? chain.flat() : [];
  const sealed = withSignature([...before, found, signature], seal, key);
  return { fields: [sealed, signature, found, ...mail.fields], body: mail.body };
}

/** The fields of each set, in order; one that is missing or there twice leaves an empty set. */
function chainIn(fields: readonly string[]): (readonly string[])[] {
  const ofSets = fields
    .filter((field) => setNames.some((name) => name === nameOf(field)))
    .map((field) => ({ field, name: nameOf(field), instance: instanceOf(field) }));
  const highest = Math.max(0, ...ofSets.map(({ instance }) => instance));
  return Array.from({ length: Math.min(highest, mostSets) }, (_, index) => {
    const set = setNames.map((name) =>
      ofSets.filter((one) => one.name === name && one.instance === index + 1).map(({ field }) => field),
    );
    return set.every(({ length }) => length === 1) ? set.flat() : [];
  });
}

function instanceOf(field: string): number {
  const value = field.slice(field.indexOf(':') + 1);
  return Number(/(?:^|;)\s*i\s*=\s*(\d{1,3})\s*(?:;|$)/.exec(value)?.[1] ?? 1);
}

/** Whether the chain held when the mail came in. Undefined where a further seal would say nothing. */
function statusOf(
  chain: readonly (readonly string[])[],
  results: string,
): 'none' | 'pass' | 'fail' | undefined {
  const last = chain.at(-1);
  if (last === undefined) return 'none';
  if (/;\s*cv\s*=\s*fail\s*(?:;|$)/i.test(last[2] ?? '')) return undefined;
  if (chain.some((set) => set.length === 0)) return 'fail';
  const found = resultIn(results, 'arc');
  // It came without a chain: we have sealed it ourselves, on its way through another list or forward.
  if (found === undefined || found === 'none') return undefined;
  return found === 'pass' ? 'pass' : 'fail';
}
