import { type Language, languageTags } from '@posthouse/contract/core/languages';
import { dateTimeWriter, knownTimeZone } from '@posthouse/contract/fields/date-writers';
import type { TableForm } from '../../kernel/downloads/exporter.ts';
import { type PanelCatalog, textAt } from '../../kernel/panel-words.ts';

interface Reader {
  readonly language: Language;
  readonly timezone: string;
  readonly dateformat: string;
}

/** A log as the screen says it: the same words, moments by the account's timezone and date format. */
export function mailLogTable(
  { exported = {} }: PanelCatalog,
  { language, timezone, dateformat }: Reader,
): TableForm {
  const time = dateTimeWriter(languageTags[language], dateformat, knownTimeZone(timezone));
  const word = (value: unknown) => textAt(exported, `values.${value}`) ?? String(value ?? '');
  const cells: Readonly<Record<string, (value: unknown) => string>> = {
    at: (value) => time(new Date(String(value))),
    message_status: word,
    recipient_status: word,
    is_spam: (value) => word(value === 1 ? 'spam' : ''),
  };
  return {
    head: (column) => textAt(exported, column) ?? column,
    cell: (column, row) => cells[column]?.(row[column]) ?? String(row[column] ?? ''),
  };
}
