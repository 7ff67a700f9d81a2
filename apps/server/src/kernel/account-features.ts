import { featureOf, hasField } from '@posthouse/contract/core/account-features';
import type { Action } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';

/** Refuses fields of what the account does not have, as it would any field nobody knows. */
export async function refuseMissingFeatures(
  db: Database,
  accountId: number,
  { input }: Action,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!Object.keys(fields).some((field) => featureOf(input, field))) return;
  const [maxima] = await db
    .select({
      maxexemails: account.maxExchangeUsers,
      maxocemails: account.maxExternalUsers,
      maxzulipusers: account.maxChatUsers,
    })
    .from(account)
    .where(eq(account.id, accountId));
  if (maxima === undefined) throw new AppError('session_invalid');
  const unknown = Object.keys(fields).filter((field) => !hasField(input, field, maxima));
  if (unknown.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(unknown.map((field) => [field, { code: 'unknown_field' as const }])),
  });
}
