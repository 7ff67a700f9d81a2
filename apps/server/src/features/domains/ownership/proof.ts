import type { DnsAnswer } from '../../../kernel/outbound/dns-lookup.ts';
import { printable } from '../../../kernel/printable.ts';

export interface ProofFinding {
  readonly proven: boolean;
  readonly code: '' | 'record_missing' | 'record_wrong' | 'dns_failed';
  readonly found: readonly string[];
}

const mostFound = 10;
const longestFound = 300;

/** Other values beside ours do no harm. */
export function findingOf(answer: DnsAnswer<string>, proof: string): ProofFinding {
  if (answer.status === 'none') return { proven: false, code: 'record_missing', found: [] };
  if (answer.status !== 'found') return { proven: false, code: 'dns_failed', found: [] };
  const found = answer.values.slice(0, mostFound).map((value) => printable(value, longestFound));
  const proven = answer.values.some((value) => value.trim() === proof);
  return { proven, code: proven ? '' : 'record_wrong', found };
}
