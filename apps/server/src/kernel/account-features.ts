import {
  accountFeatures,
  featureOf,
  featuresChosen,
  hasField,
} from '@posthouse/contract/core/account-features';
import type { Action } from '@posthouse/contract/core/action';
import { AppError, type FieldError } from '@posthouse/contract/core/errors';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';

/** An action of what the account does not have is as unknown to it as one that does not exist. */
export async function refuseMissingAction(
  db: Database,
  accountId: number,
  { feature }: Action,
): Promise<void> {
  if (feature === undefined) return;
  const maxima = await readMaxima(db, accountId);
  if (maxima[accountFeatures[feature]] === 0) throw new AppError('unknown_action');
}

/** Refuses fields and choices of what the account does not have, as it would any that nobody knows. */
export async function refuseMissingFeatures(
  db: Database,
  accountId: number,
  { input }: Action,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const chosen = Object.entries(fields).map(
    ([field, value]) => [field, featuresChosen(input, field, value)] as const,
  );
  if (!chosen.some(([field, features]) => featureOf(input, field) || features.length > 0)) return;
  const maxima = await readMaxima(db, accountId);
  const isMissing = (feature: keyof typeof accountFeatures) => maxima[accountFeatures[feature]] === 0;
  const unknown = chosen.flatMap(([field, features]): [string, FieldError][] => {
    if (!hasField(input, field, maxima)) return [[field, { code: 'unknown_field' }]];
    return features.some(isMissing) ? [[field, { code: 'format' }]] : [];
  });
  if (unknown.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(unknown) });
}

async function readMaxima(db: Database, accountId: number) {
  const [maxima] = await db
    .select({
      maxexemails: account.maxExchangeUsers,
      maxocemails: account.maxExternalUsers,
      maxzulipusers: account.maxChatUsers,
    })
    .from(account)
    .where(eq(account.id, accountId));
  if (maxima === undefined) throw new AppError('session_invalid');
  return maxima;
}
