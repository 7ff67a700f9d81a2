import type { DnsAnswer, DnsLookup } from '../../../kernel/outbound/dns-lookup.ts';
import { dkimHost, isRecordOf } from '../dkim/dkim-record.ts';
import { type CheckResult, ok, unanswered, warn } from './check-result.ts';

export interface PublishedKey {
  readonly selector: string;
  readonly publicKey: string;
}

/** Every key that signs or is about to must be readable; the newest comes first. */
export async function checkDkim(
  dns: Pick<DnsLookup, 'txt'>,
  domain: string,
  keys: readonly PublishedKey[],
): Promise<CheckResult> {
  const results = await Promise.all(
    keys.map(async ({ selector, publicKey }) => {
      const host = dkimHost(selector, domain);
      return judgeKey(await dns.txt(host), host, publicKey);
    }),
  );
  return results.find(({ status }) => status !== 'ok') ?? results[0] ?? warn('not_enabled');
}

export function judgeKey(answer: DnsAnswer<string>, host: string, publicKey: string): CheckResult {
  if (answer.status === 'none') return warn('missing', { detail: host });
  if (answer.status !== 'found') return unanswered(answer, host);
  if (!answer.values.some((value) => isRecordOf(publicKey, value)))
    return warn('wrong', { detail: host, found: answer.values });
  return answer.values.length === 1
    ? ok(answer.values)
    : warn('several', { detail: String(answer.values.length), found: answer.values });
}
