import { deadlineIn } from '../../../kernel/outbound/deadline.ts';
import type { DnsAnswer } from '../../../kernel/outbound/dns-lookup.ts';
import { askServers, questions } from '../../../kernel/outbound/dns-question.ts';

/** Whether the owner of a domain wants other servers to refuse or put aside what it has not sent itself (DMARC). */
export type AuthorPolicy = (domain: string) => Promise<boolean>;

const tryMs = 2_000;
const rememberedMs = 600_000;
const mostRemembered = 2_000;
/** Of one domain, from its own name upwards. */
const mostNames = 5;

/** Asks these name servers; none where nothing may be asked. */
export function dnsTexts(servers: readonly string[]) {
  return (name: string): Promise<DnsAnswer<string>> =>
    askServers({ servers, tryMs }, questions.txt, name, deadlineIn(tryMs * 2.5));
}

/**
 * Remembers what was found for ten minutes. Without an answer the policy counts as strict: a rewritten author is a nuisance,
 * a message that members’ servers refuse is lost.
 */
export function createAuthorPolicy(
  texts: (name: string) => Promise<DnsAnswer<string>>,
  now: () => number = Date.now,
): AuthorPolicy {
  const known = new Map<string, { readonly isStrict: boolean; readonly untilMs: number }>();
  return async (domain) => {
    const found = known.get(domain);
    if (found !== undefined && found.untilMs > now()) return found.isStrict;
    const isStrict = await isDomainStrict(domain, texts);
    if (isStrict === undefined) return true;
    known.delete(domain);
    known.set(domain, { isStrict, untilMs: now() + rememberedMs });
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return isStrict;
  };
}

/** The record of the domain, or of the nearest one above it that has one; undefined where the DNS did not answer. */
async function isDomainStrict(
  domain: string,
  texts: (name: string) => Promise<DnsAnswer<string>>,
): Promise<boolean | undefined> {
  const labels = domain.split('.');
  // The top of all names is nobody’s.
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of [...names.slice(0, 1), ...names.slice(1).slice(-mostNames)]) {
    const answer = await texts(`_dmarc.${name}`);
    if (answer.status === 'failed' || answer.status === 'timeout') return undefined;
    const records =
      answer.status === 'found' ? answer.values.filter((text) => /^v=DMARC1\s*(;|$)/.test(text)) : [];
    if (records.length > 1) return false;
    const [record] = records;
    if (record !== undefined) return isRecordStrict(record, name === domain);
  }
  return false;
}

function isRecordStrict(record: string, isOwn: boolean): boolean {
  const tag = (name: string) =>
    new RegExp(`;\\s*${name}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase();
  const policy = (isOwn ? undefined : tag('sp')) ?? tag('p');
  return policy === 'quarantine' || policy === 'reject';
}
