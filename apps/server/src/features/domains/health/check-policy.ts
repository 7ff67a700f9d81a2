import type { DnsAnswer } from '../../../kernel/outbound/dns-lookup.ts';
import { type CheckResult, ok, unanswered, warn } from './check-result.ts';

export interface Policy {
  /** How its record begins, which tells it from others at the same name. */
  readonly version: string;
  /** The tag without which it says nothing. */
  readonly tag: string;
}

export const policies = {
  dmarc: { version: 'v=DMARC1', tag: 'p' },
  mta_sts: { version: 'v=STSv1', tag: 'id' },
  tls_rpt: { version: 'v=TLSRPTv1', tag: 'rua' },
} as const satisfies Record<string, Policy>;

/** Advice in one text record. */
export function checkPolicy(answer: DnsAnswer<string>, { version, tag }: Policy): CheckResult {
  if (answer.status === 'none') return warn('missing');
  if (answer.status !== 'found') return unanswered(answer);
  const found = answer.values.filter((value) => tagsOf(value)[0] === version.toLowerCase());
  const [record] = found;
  if (record === undefined) return warn('missing', { found: answer.values });
  if (found.length > 1) return warn('several', { detail: String(found.length), found });
  const hasTag = tagsOf(record).some((part) => part.startsWith(`${tag}=`) && part.length > tag.length + 1);
  return hasTag ? ok(found) : warn('wrong', { detail: `${tag}=`, found });
}

function tagsOf(value: string): string[] {
  return value.split(';').map((part) => part.replace(/\s+/g, '').toLowerCase());
}
