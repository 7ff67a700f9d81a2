import { type Entry, historyWords } from '@posthouse/contract/core/history-words';
import { type Language, languageTags } from '@posthouse/contract/core/languages';
import { dateTimeWriter, knownTimeZone } from '@posthouse/contract/fields/date-writers';
import type { TableForm } from '../../kernel/downloads/exporter.ts';
import { type PanelCatalog, textAt } from '../../kernel/panel-words.ts';

interface Reader {
  readonly language: Language;
  readonly timezone: string;
  readonly dateformat: string;
}

type Facts = Readonly<Record<string, unknown>>;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The account history as the screen says it: the same words, moments by the account's timezone and date format. */
export function historyTable(
  catalogs: Readonly<Record<string, PanelCatalog>>,
  { language, timezone, dateformat }: Reader,
): TableForm {
  const tag = languageTags[language];
  const words = historyWords(Object.values(catalogs), tag);
  const heads = catalogs['account-history']?.exported ?? {};
  const time = dateTimeWriter(tag, dateformat, knownTimeZone(timezone));
  const number = new Intl.NumberFormat(tag);

  const valueText = (action: string, path: readonly string[], value: unknown): string => {
    const word = words.valueName(action, path, value);
    if (word !== undefined) return word;
    if (typeof value === 'boolean') return words.valueName(action, ['boolean'], String(value)) ?? '';
    if (typeof value === 'number') return number.format(value);
    if (typeof value === 'string') return moment.test(value) ? time(new Date(value)) : value;
    if (Array.isArray(value)) return value.map((item) => valueText(action, path, item)).join(', ');
    return '';
  };
  /** `Rights › Users: View; Name: Ann`; what is empty says nothing. */
  const factsText = (action: string, facts: Facts | null, path: readonly string[] = []): string =>
    Object.entries(facts ?? {})
      .map(([field, value]) => {
        const here = [...path, field];
        if (isRecord(value)) return factsText(action, value, here);
        const name = here.map((part) => words.factName(action, part)).join(' › ');
        const text = valueText(action, here, value);
        return text === '' ? '' : `${name}: ${text}`;
      })
      .filter((text) => text !== '')
      .join('; ');

  const cells: Readonly<Record<string, (entry: Entry, value: unknown) => string>> = {
    at: (_entry, value) => time(new Date(String(value))),
    adminname: words.adminName,
    action: words.entryName,
    target: words.targetName,
    outcome: ({ action }, value) => valueText(action, ['outcome'], value),
    before: ({ action }, value) => factsText(action, value as Facts | null),
    after: ({ action }, value) => factsText(action, value as Facts | null),
  };
  return {
    head: (column) => textAt(heads, column) ?? column,
    cell: (column, row) => cells[column]?.(row as unknown as Entry, row[column]) ?? String(row[column] ?? ''),
  };
}

function isRecord(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
