/** What the mail engine does by itself, for the account to see in its history; see migrations/engine. */
export const engineEntries = ['engine: delete mail'] as const;

const prefix = 'engine: ';

export const isEngineEntry = (action: string) => action.startsWith(prefix);
