import type { Language } from '@posthouse/contract/core/languages';
import type { SystemTextKey } from '@posthouse/contract/fields/system-text';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { systemText } from '../../db/schema/system-text.ts';
import { languageOr } from '../mail-texts/mail-text.ts';
import { defaultSystemTexts } from './default-system-texts.ts';
import type { WordedText } from './worded-text.ts';

export function defaultSystemText(key: SystemTextKey, language: Language): WordedText {
  return defaultSystemTexts[language][key];
}

/** Undefined where an account has no wording of its own, or took it back. */
export function ownWording(
  stored: { readonly subject: string | null; readonly text: string | null } | undefined,
): WordedText | undefined {
  if (stored?.text == null) return undefined;
  return { subject: stored.subject ?? '', text: stored.text };
}

interface Place {
  readonly accountId: number;
  readonly key: SystemTextKey;
  readonly language: string | null;
}

/** A text of the account in somebody's language, filled; values are plain text and not looked into. */
export async function readSystemText(
  db: Database,
  { accountId, key, language }: Place,
  values: Readonly<Record<string, string | number>>,
): Promise<WordedText> {
  const known = languageOr(language);
  const [own] = await db
    .select({ subject: systemText.subject, text: systemText.text })
    .from(systemText)
    .where(and(eq(systemText.accountId, accountId), eq(systemText.key, key), eq(systemText.language, known)));
  const { subject, text } = ownWording(own) ?? defaultSystemText(key, known);
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
}
