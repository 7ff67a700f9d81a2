import { AppError } from '@posthouse/contract/core/errors';
import type { AccountType } from '@posthouse/contract/features/users';
import { gigabytes } from '@posthouse/contract/fields/quota';
import { eq } from 'drizzle-orm';
import { account, accountUsage } from '../../db/schema/account.ts';
import type { TenantContext } from '../../kernel/context.ts';

export interface SeatsLeft {
  /** More users of each type; those for audit take no seat. */
  readonly free: Readonly<Record<AccountType, number>>;
  /** What one user more can be given. */
  readonly quotaMb: number;
  /** Where quota grows by itself each user may have the whole, whatever others have. */
  readonly isShared: boolean;
}

const ledgerOf = ({ db, caller }: TenantContext) =>
  db
    .select({ limits: account, usage: accountUsage })
    .from(accountUsage)
    .innerJoin(account, eq(account.id, accountUsage.accountId))
    .where(eq(accountUsage.accountId, caller.accountId));

/** What the ledger of the account has left; nobody else takes any of it until the command ends. */
export async function lockSeats(ctx: TenantContext): Promise<SeatsLeft> {
  return leftOf(await ledgerOf(ctx).for('update', { of: accountUsage }));
}

/** The same as it is now, for what takes nothing yet. */
export async function readSeats(ctx: TenantContext): Promise<SeatsLeft> {
  return leftOf(await ledgerOf(ctx));
}

/** What something that has this much can be given at most. */
const quotaFor = (left: SeatsLeft, hadMb: number) => (left.isShared ? left.quotaMb + hadMb : left.quotaMb);

/** More quota than before is taken from what the account has left. */
export const hasQuota = (left: SeatsLeft, hadMb: number, wantedMb: number) =>
  wantedMb <= Math.max(quotaFor(left, hadMb), hadMb);

export function demandQuota(left: SeatsLeft, hadMb: number, wantedMb: number): void {
  if (hasQuota(left, hadMb, wantedMb)) return;
  const available = quotaFor(left, hadMb);
  if (available <= 0) throw AppError.field('quota', 'quota_none');
  throw AppError.field('quota', 'quota_available', { num: gigabytes(available) });
}

function leftOf([found]: Awaited<ReturnType<typeof ledgerOf>>): SeatsLeft {
  if (found === undefined) throw new Error('an account has no ledger');
  const { limits, usage } = found;
  return {
    free: {
      basic: limits.maxBasicUsers - usage.basicUsers,
      enhanced: limits.maxEnhancedUsers - usage.enhancedUsers,
      exchange: limits.maxExchangeUsers - usage.exchangeUsers,
      external: limits.maxExternalUsers - usage.externalUsers,
      audit: Number.POSITIVE_INFINITY,
    },
    quotaMb: Math.max(0, limits.autogrowQuota ? limits.maxQuotaMb : limits.maxQuotaMb - usage.quotaMb),
    isShared: !limits.autogrowQuota,
  };
}
