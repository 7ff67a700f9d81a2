import type { account } from '../../db/schema/account.ts';

type AccountColumns = typeof account.$inferInsert;

/** The limits of an account by their names on the wire and on the command line. */
export const limitColumns = {
  maxemails: 'maxBasicUsers',
  maxeemails: 'maxEnhancedUsers',
  maxdomains: 'maxDomains',
  maxexemails: 'maxExchangeUsers',
  maxocemails: 'maxExternalUsers',
  maxzulipusers: 'maxChatUsers',
  maxquota: 'maxQuotaMb',
  autogrow_quota: 'autogrowQuota',
} as const satisfies Record<string, keyof AccountColumns>;

export type LimitName = keyof typeof limitColumns;
export type Limits = Partial<Record<LimitName, number>>;

/** The columns to write for some limits; `autogrow_quota` is a switch, all others are numbers. */
export function columnsOfLimits(limits: Limits): Partial<AccountColumns> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [
      limitColumns[name as LimitName],
      name === 'autogrow_quota' ? value === 1 : value,
    ]),
  );
}
