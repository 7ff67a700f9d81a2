import { readableName } from '../fields/readable-name.ts';
import { isEngineEntry } from './engine-entries.ts';
import { languageNames } from './languages.ts';
import { isOperatorAction } from './operator-commands.ts';

type Words = Readonly<Record<string, string>>;

/** What a feature's catalog has for the account history, in one language. */
export interface HistoryCatalog {
  /** Its commands, in the past tense. */
  readonly operations?: Words;
  /**
   * Its commands where they went another way: by outcome, by a recorded field that is true, by the recorded kind, or by
   * these two together (`undo_builder`).
   */
  readonly variants?: Readonly<Record<string, Words>>;
  /** The fields its commands record. */
  readonly facts?: Words;
  /** The values that are no words yet, by field; `target` is what an entry is about. */
  readonly values?: Readonly<Record<string, Words>>;
}

/** An entry of the history, as far as words depend on it. */
export interface Entry {
  readonly action: string;
  readonly outcome?: string;
  readonly target?: string;
  readonly adminname?: string;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** The words for all that the account history records, the same on screens and in exported files. */
export function historyWords(catalogs: readonly HistoryCatalog[], tag: string) {
  const ofFeature = (action: string) => catalogs.find(({ operations }) => operations?.[action] !== undefined);
  /** The feature of the action knows best, but some fields are the same everywhere. */
  const find = (action: string, pick: (catalog: HistoryCatalog) => string | undefined) =>
    [ofFeature(action) ?? {}, ...catalogs].map(pick).find((word) => word !== undefined);
  /** Also of one that went another way: `applyPlan.undo`. */
  const operationName = (operation: string) => {
    const [action = '', way = ''] = operation.split('.');
    const { operations, variants } = ofFeature(action) ?? {};
    return variants?.[action]?.[way] ?? operations?.[action] ?? operation;
  };
  const countryName = (code: string) =>
    /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(tag, { type: 'region' }).of(code) : undefined;

  /** Values that every feature writes alike. */
  const known: Readonly<Record<string, (value: string) => string | undefined>> = {
    language: (code) => (languageNames as Words)[code],
    homecountry: countryName,
    operation: operationName,
    target: readableName,
    domain: readableName,
    domains: readableName,
    aliasdomain: readableName,
    destinations: readableName,
    addresses: readableName,
    forward: readableName,
    owners: readableName,
    members: readableName,
  };

  const valueName = (action: string, [field = '']: readonly string[], value: unknown): string | undefined => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    return find(action, ({ values }) => values?.[field]?.[value]) ?? known[field]?.(String(value));
  };

  return {
    operationName,
    /** The operation, and how it went where that has words of its own: "Login refused". */
    entryName(entry: Entry): string {
      const variants = ofFeature(entry.action)?.variants?.[entry.action] ?? {};
      const name = waysOf(entry)
        .map((way) => variants[way])
        .find((words) => words !== undefined);
      return name ?? operationName(entry.action);
    },
    /** Who did it; of the provider and the mail engine, that it was them. */
    adminName({ action, adminname = '' }: Entry): string {
      const isNobody = isOperatorAction(action) || isEngineEntry(action);
      return (isNobody ? valueName(action, ['adminname'], adminname) : undefined) ?? adminname;
    },
    targetName: ({ action, target = '' }: Entry) => valueName(action, ['target'], target) ?? target,
    factName: (action: string, field: string) => find(action, ({ facts }) => facts?.[field]) ?? field,
    /** The word for a recorded value, by the path to its field; undefined where it needs none. */
    valueName,
  };
}

/** In which ways an entry may differ from others of its action; what says most about it comes first. */
function waysOf({ outcome = '', after }: Entry): string[] {
  const recorded = after ?? {};
  const flags = Object.keys(recorded).filter((field) => recorded[field] === true);
  const kinds = typeof recorded['kind'] === 'string' ? [recorded['kind']] : [];
  return [outcome, ...flags.flatMap((flag) => kinds.map((kind) => `${flag}_${kind}`)), ...flags, ...kinds];
}
