import { createPrivateKey, sign } from 'node:crypto';
import { relaxedBodyDigest, relaxedField } from './canonical-mail.ts';
import { nameOf, type SplitMail } from './mail-headers.ts';

/** The key a domain signs with. */
export interface SigningKey {
  readonly domain: string;
  readonly selector: string;
  readonly private_key: string;
}

/** What recipients see or programs act on. Not the fields that servers add on the way. */
const signedNames = [
  ...['from', 'sender', 'reply-to', 'subject', 'date', 'message-id', 'to', 'cc', 'in-reply-to', 'references'],
  ...['mime-version', 'content-type', 'content-transfer-encoding', 'content-disposition'],
];

/**
 * A signature of the mail as it is: a DKIM-Signature, or the ARC-Message-Signature of a set, which has the number `instance`
 * in front and covers DKIM signatures too.
 */
export async function signMail(
  { fields, body }: SplitMail,
  key: SigningKey,
  { now, instance }: { readonly now: Date; readonly instance?: number },
): Promise<string> {
  const names = instance === undefined ? signedNames : [...signedNames, 'dkim-signature'];
  const signed = names.flatMap((name) =>
    // From below, as whoever checks it does.
    fields.filter((field) => nameOf(field) === name).reverse(),
  );
  // Once more than there are: nobody can add another author.
  const named = ['from', ...signed.map(nameOf)];
  const field = [
    instance === undefined ? 'DKIM-Signature: v=1;' : `ARC-Message-Signature: i=${instance};`,
    ` a=rsa-sha256; c=relaxed/relaxed; d=${key.domain};`,
    `\r\n\ts=${key.selector}; t=${Math.floor(now.getTime() / 1000)};`,
    `\r\n\th=${named.join(':\r\n\t ')};`,
    `\r\n\tbh=${await relaxedBodyDigest(body)};`,
    '\r\n\tb=',
  ].join('');
  return withSignature(signed, field, key);
}

/** The field, which ends in an empty signature, with the signature over these fields and itself. */
export function withSignature(signed: readonly string[], field: string, key: SigningKey): string {
  const text = [...signed, field].map(relaxedField).join('\r\n');
  const signature = sign('sha256', Buffer.from(text, 'latin1'), createPrivateKey(key.private_key));
  return field + (signature.toString('base64').match(/.{1,72}/g) ?? []).join('\r\n\t ');
}
