import type { ActionAnswer } from '@posthouse/contract';
import { gigabytes } from '@posthouse/contract/fields/quota';

type Status = Pick<ActionAnswer<'status'>, 'curquota' | 'maxquota' | 'autogrow_quota'>;

/** Remaining quota to allocate: max minus current, or the whole max with autogrow. */
export function remainingQuotaMb({ curquota, maxquota, autogrow_quota }: Status): number {
  return autogrow_quota === 1 ? maxquota : Math.max(0, maxquota - curquota);
}

/** GB as typed, with a point or a comma, as MB; what is no such number stays as it was typed. */
export function megabytes(typed: string): number | string {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{0,3})?$/.test(text) ? Math.round(Number(text) * 1000) : typed;
}

/** How a control shows it. */
export const gigabytesTyped = (mb: unknown) =>
  typeof mb === 'number' ? String(gigabytes(mb)) : String(mb ?? '');
