import { i18n } from './i18n.ts';

/** How features name what the account history records of them: their commands, the fields these change, and long work. */
interface HistoryNames {
  readonly operations?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly jobs?: Readonly<Record<string, string>>;
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    /** Not a catalog with keys of its own: the names of every feature, for screens that show the history. */
    history: Readonly<Record<string, HistoryNames>>;
  }
}

/** The words for an action in the account history. */
export function operationName(action: string): string {
  return featureNaming(action)?.operations?.[action] ?? action;
}

/** The words for a command that works many rows off: "Removing domains". */
export function jobName(action: string): string {
  return featureNaming(action)?.jobs?.[action] ?? operationName(action);
}

/** Every action that has a name. */
export function namedOperations(): readonly string[] {
  return features().flatMap(({ operations = {} }) => Object.keys(operations));
}

/** The word for a recorded field: the feature of the action knows best, but some fields have the same name everywhere. */
export function factName(action: string, field: string): string {
  const own = featureNaming(action)?.facts?.[field];
  return own ?? features().find(({ facts }) => facts?.[field])?.facts?.[field] ?? field;
}

function featureNaming(action: string): HistoryNames | undefined {
  return features().find(({ operations }) => operations?.[action] !== undefined);
}

function features(): readonly HistoryNames[] {
  return Object.values(Object(i18n.getResourceBundle(i18n.language, 'history')));
}
