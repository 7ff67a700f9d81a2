import type { ErrorParams, WireError } from '@posthouse/contract/core/errors';
import { historyWords } from '@posthouse/contract/core/history-words';
import { type Language, languageTags } from '@posthouse/contract/core/languages';
import { leftOutParams } from '@posthouse/contract/core/left-out-params';
import { planReasons, type ReasonTexts } from '@posthouse/contract/features/plans/plan-reasons';
import { rowState } from '@posthouse/contract/features/plans/row-state';
import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { IntlMessageFormat } from 'intl-messageformat';
import { type PanelCatalog, type TextTree, textAt } from '../../kernel/panel-words.ts';
import type { PlanRow } from './plans-store.ts';

type Catalogs = Readonly<Record<string, PanelCatalog>>;
interface PlanOfKind {
  readonly kind: PlanKindName;
  readonly columns: ImportColumns;
}

/** What became of rows, and why they were refused or failed, as the screen says it. */
export function rowWriter(catalogs: Catalogs, language: Language, { kind, columns }: PlanOfKind) {
  // Without a built panel there are no words.
  const texts = textsIn(catalogs, languageTags[language]);
  const reasons = texts && planReasons(kind, columns, texts);
  return {
    stateOf: (row: PlanRow): string => exportedText(catalogs, rowState(row)),
    partOf: ({ type }: PlanRow): string =>
      type === null ? '' : exportedText(catalogs, `part.${type}`, type),
    reasonOf({ type, reason, after }: PlanRow): string {
      const told = reason as WireError | null;
      return reasons ? reasons.reasonText({ type, reason: told, after }) : codesOf(told);
    },
  };
}

/** The head of a column of the result. */
export const resultHead = (catalogs: Catalogs, column: string) =>
  exportedText(catalogs, `head.${column}`, column);

function exportedText({ plans }: Catalogs, key: string, otherwise = key): string {
  return textAt(plans?.exported ?? {}, key) ?? otherwise;
}

/** As the wire has it: `quota: quota_none`. */
function codesOf(reason: WireError | null): string {
  if (reason === null) return '';
  const fields = Object.entries(reason.fields ?? {});
  return fields.length === 0 ? reason.code : fields.map(([name, { code }]) => `${name}: ${code}`).join('; ');
}

function textsIn({ shared, ...features }: Catalogs, tag: string): ReasonTexts | undefined {
  const reasons = features['plans']?.reasons;
  if (!(reasons && shared?.errors && shared.fields)) return undefined;
  const { errors, fields } = shared;
  const { factName, valueName } = historyWords(Object.values(features), tag);
  const formats = new Map<string, IntlMessageFormat>();
  const say = (texts: TextTree, key: string, params: ErrorParams = {}) => {
    const text = textAt(texts, key) ?? key;
    const format = formats.get(text) ?? new IntlMessageFormat(text, tag);
    formats.set(text, format);
    return String(format.format({ ...leftOutParams, ...params }));
  };
  return {
    reason: (key, params) => say(reasons, key, params),
    failure: (code, params) => say(errors, code, params),
    fieldError: ({ code, params }) => say(fields, code, params),
    factName,
    valueName,
  };
}
