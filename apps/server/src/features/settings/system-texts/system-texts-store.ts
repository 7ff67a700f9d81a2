import { type Language, languages } from '@posthouse/contract/core/languages';
import { type SystemTextKey, systemTextKeys } from '@posthouse/contract/fields/system-text';
import { and, eq, sql } from 'drizzle-orm';
import { systemText } from '../../../db/schema/system-text.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { defaultSystemText, ownWording } from '../../../rules/system-texts/system-text.ts';

export interface TextPlace {
  readonly key: SystemTextKey;
  readonly language: Language;
}

type Stored = typeof systemText.$inferSelect;

const ofAccount = ({ caller }: TenantContext) => eq(systemText.accountId, caller.accountId);
const at = (ctx: TenantContext, { key, language }: TextPlace) =>
  and(ofAccount(ctx), eq(systemText.key, key), eq(systemText.language, language));

/** Every text in every language, the account's own where it has one. */
export async function listSystemTexts(ctx: TenantContext) {
  const own = await ctx.db.select().from(systemText).where(ofAccount(ctx));
  return systemTextKeys.flatMap((key) =>
    languages.map((language) => {
      const stored = own.find((row) => row.key === key && row.language === language);
      return rowOf({ key, language }, stored);
    }),
  );
}

/** Nobody else changes it until the command ends, also where there is nothing to lock yet. */
export async function lockSystemText(ctx: TenantContext, place: TextPlace) {
  const { accountId } = ctx.caller;
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`system text ${accountId} ${place.key} ${place.language}`}, 0))`,
  );
  const [stored] = await ctx.db.select().from(systemText).where(at(ctx, place));
  return rowOf(place, stored);
}

/** Without a wording the default counts again. */
export async function saveSystemText(
  ctx: TenantContext,
  place: TextPlace,
  { subject, text }: { subject: string | null; text: string | null },
) {
  const [saved] = await ctx.db
    .insert(systemText)
    .values({ accountId: ctx.caller.accountId, ...place, subject, text })
    .onConflictDoUpdate({
      target: [systemText.accountId, systemText.key, systemText.language],
      set: { subject, text, version: sql`${systemText.version} + 1` },
    })
    .returning();
  return rowOf(place, saved);
}

function rowOf(place: TextPlace, stored: Stored | undefined) {
  const own = ownWording(stored);
  const { subject, text } = own ?? defaultSystemText(place.key, place.language);
  const isDefault: 0 | 1 = own ? 0 : 1;
  return { ...place, subject, text, is_default: isDefault, version: stored?.version ?? 0 };
}
