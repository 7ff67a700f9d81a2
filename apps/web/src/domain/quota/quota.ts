import type { ActionAnswer } from '@posthouse/contract';
import { gigabytes } from '@posthouse/contract/fields/quota';

type Status = Pick<ActionAnswer<'status'>, 'curquota' | 'maxquota' | 'autogrow_quota'>;

/** Remaining quota to allocate: max minus current, or the whole max with autogrow. */
export function remainingQuotaMb({ curquota, maxquota, autogrow_quota }: Status): number {
  return autogrow_quota === 1 ? maxquota : Math.max(0, maxquota - curquota);
}

/**
 * GB as typed, with a point or a comma, as MB; what is no such number stays as it was typed. In a language that writes 1.500
 * for fifteen hundred it is that, and never one and a half.
 */
export function megabytes(typed: string, tag: string): number | string {
  const text = withoutGroups(typed.trim(), tag).replace(',', '.');
  return /^\d{1,6}(\.\d{0,3})?$/.test(text) ? Math.round(Number(text) * 1000) : typed;
}

function withoutGroups(text: string, tag: string): string {
  const group = new Intl.NumberFormat(tag).formatToParts(1e6).find(({ type }) => type === 'group')?.value;
  // French has a narrow space there, of which a keyboard has none.
  const sign = group === '.' || group === ',' ? `\\${group}` : '\\s';
  const [whole] = new RegExp(`^[1-9]\\d{0,2}(${sign}\\d{3})+(?=([.,]\\d*)?$)`).exec(text) ?? [''];
  return whole.replace(new RegExp(sign, 'g'), '') + text.slice(whole.length);
}

/** How a control shows it. */
export const gigabytesTyped = (mb: unknown, tag: string) =>
  typeof mb === 'number'
    ? new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 3 }).format(gigabytes(mb))
    : String(mb ?? '');
