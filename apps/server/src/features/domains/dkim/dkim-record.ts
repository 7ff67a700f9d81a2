import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns, createTurnsByKey } from '../../../kernel/turns.ts';

const generate = promisify(generateKeyPair);
/** A key keeps a thread busy for a while, and the threads are those that also hash passwords. */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 20, retrySeconds: 10 });
/** Of each account one at a time: nobody keeps the others from theirs. */
const inTurnOfAccount = createTurnsByKey({ atOnce: 1, mostWaiting: 5, retrySeconds: 10 });

/** Two names take turns, so that a new key can be published before the old one goes. */
const selectors = ['ph1', 'ph2'] as const;

export function otherSelector(selector: string | undefined): string {
  return selector === selectors[0] ? selectors[1] : selectors[0];
}

export const dkimHost = (selector: string, ascii: string) => `${selector}._domainkey.${ascii}`;
export const dkimValue = (publicKey: string) => `v=DKIM1; k=rsa; p=${publicKey}`;

/** RSA 2048: what every verifier can read. Made off the event loop. */
export async function makeKeyPair({
  accountId,
}: {
  accountId: number;
}): Promise<{ privateKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await inTurnOfAccount(String(accountId), () =>
    inTurn(() =>
      generate('rsa', {
        modulusLength: 2048,
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'der' },
      }),
    ),
  );
  return { privateKey, publicKey: publicKey.toString('base64') };
}

/** Whether a TXT value is the record of this key; spaces and further tags do no harm. */
export function isRecordOf(publicKey: string, value: string): boolean {
  const tags = value.split(';').map((tag) => tag.trim());
  const isDkim = !tags.some((tag) => tag.startsWith('v=') && tag !== 'v=DKIM1');
  return isDkim && tags.some((tag) => tag.replace(/\s+/g, '') === `p=${publicKey}`);
}
