import { AppError } from '@posthouse/contract/core/errors';
import type { HealthRow } from '@posthouse/contract/features/domains/health';
import type { TenantContext } from '../../../kernel/context.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { healthOfAll } from '../health/health-actions.ts';
import { readVerifications } from '../ownership/ownership-store.ts';

/** A record to publish, with what it takes the place of. */
export interface PublishedRecord extends Pick<HealthRow, 'host' | 'type' | 'expected' | 'found' | 'status'> {
  readonly record: HealthRow['record'] | 'proof';
}

/** Everything to publish for a domain, its proof of ownership first; certificates are nobody's to type. */
export async function recordsOf(
  parts: Pick<DomainsParts, 'expectedRecords'>,
  ctx: TenantContext,
  domainId: number,
): Promise<readonly PublishedRecord[]> {
  const [only] = await recordsOfAll(parts, ctx, [domainId]);
  return only?.records ?? [];
}

/** The same for many, in few queries. */
export async function recordsOfAll(
  parts: Pick<DomainsParts, 'expectedRecords'>,
  ctx: TenantContext,
  domainIds: readonly number[],
): Promise<readonly { readonly domain: string; readonly records: readonly PublishedRecord[] }[]> {
  const proofs = await readVerifications(ctx, domainIds);
  const healths = await healthOfAll(parts, ctx, domainIds);
  return domainIds.map((id) => {
    const [proof, health] = [proofs.get(id), healths.get(id)];
    if (proof === undefined || health === undefined) throw new AppError('not_found');
    const status = proof.status === 'verified' ? 'ok' : proof.checked_at === null ? 'queued' : 'fail';
    const { domain, host, type, value, found } = proof;
    return {
      domain,
      records: [
        { record: 'proof', host, type, expected: [value], found, status },
        ...health.records.filter(({ expected, type: kind }) => expected.length > 0 && kind !== 'TLS'),
      ],
    };
  });
}

const timeToLive = 3600;

/** As name servers read it (RFC 1035). What is right already is a comment, so that a file can be imported as it is. */
export function zoneFile(domain: string, records: readonly PublishedRecord[]): string {
  const lines = records.flatMap(({ host, type, expected, found, status }) => {
    const written = expected.map((value) => `${host}.\t${timeToLive}\tIN\t${type}\t${dataOf(type, value)}`);
    if (status === 'ok') return written.map((line) => `; published: ${line}`);
    const replaced = found.filter((value) => !expected.includes(value) && isReplaced(type, value));
    return [...replaced.map((value) => `; replaces: ${oneLine(value)}`), ...written];
  });
  return [`; ${domain}`, ...lines, ''].join('\n');
}

/** Other text at the same name has nothing to do with ours; CAA records stay beside each other. */
function isReplaced(type: string, value: string): boolean {
  return type === 'MX' || type === 'CNAME' || (type === 'TXT' && /^v=/i.test(value));
}

function dataOf(type: string, value: string): string {
  switch (type) {
    case 'MX':
      return value.endsWith('.') ? value : `${value}.`;
    case 'CNAME':
      return `${value}.`;
    case 'TXT':
      return (value.match(/.{1,255}/gsu) ?? [value]).map(quoted).join(' ');
    default:
      return value;
  }
}

function quoted(text: string): string {
  return `"${oneLine(text).replace(/["\\]/g, '\\$&')}"`;
}

/** What others publish must not begin a line of its own. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ');
}
