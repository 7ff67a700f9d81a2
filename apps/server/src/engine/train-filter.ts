const timeoutMs = 60_000;

export interface FilterController {
  readonly port: number;
  readonly password: string;
}

/**
 * Teaches the spam filter a message, for an account or for everybody; false where it can’t learn from it, or has learnt it before.
 * `bulk` because it would else leave out what it is sure of already.
 */
export async function trainFilter(
  { port, password }: FilterController,
  { kind, mail, accountId }: { kind: 'spam' | 'notspam'; mail: Buffer; accountId: string | 'everybody' },
): Promise<boolean> {
  const isCommon = accountId === 'everybody';
  const answer = await fetch(`http://127.0.0.1:${port}/${kind === 'spam' ? 'learnspam' : 'learnham'}`, {
    method: 'POST',
    headers: {
      ...{ password, classifier: isCommon ? 'common' : 'account', 'learn-type': 'bulk' },
      ...(!isCommon && { account: accountId }),
    },
    body: new Uint8Array(mail),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.text();
  if (answer.status >= 500 || answer.status === 401 || answer.status === 403)
    throw new Error(`the filter answered ${answer.status}`);
  return answer.status === 200;
}
