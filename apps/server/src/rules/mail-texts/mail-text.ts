import { defaultLanguage, type Language, languages } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import { de } from './de.ts';
import { en, type MailTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { ptbr } from './ptbr.ts';

const textsOf: Record<Language, MailTexts> = { en, ptbr, id, es, de, fr };

/** A mail in somebody's language; placeholders are replaced as plain text, nothing in them is interpreted. */
export function mailText(
  key: keyof MailTexts,
  language: string | null,
  values: Readonly<Record<string, string | number>>,
): { subject: string; text: string } {
  const { subject, text } = mailTextsIn(language)[key];
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
}

export function mailTextsIn(language: string | null): MailTexts {
  return textsOf[languageOr(language)];
}

export function languageOr(language: string | null): Language {
  return languages.find((known) => known === language) ?? defaultLanguage;
}
