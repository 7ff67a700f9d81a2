import { catalogIn, currentLanguage, currentTag, sayer } from './texts.ts';

/** What a command did, as far as its sentence depends on it. */
export interface Deed {
  readonly command: string;
  /** How many things it changed. */
  readonly num?: number | undefined;
  /** The one thing, as people call it. */
  readonly name?: string | undefined;
  /** What makes a difference to the sentence, what says most first: a field that was changed, the kind of the things. */
  readonly ways?: readonly string[];
}

/**
 * What happened to what: "Quota of 47 users changed", "User anna@example.com added". A command without a sentence of its own
 * is called as in the account history. Undefined only where the catalog is not there.
 */
export function deedText({ command, num = 1, name = '', ways = [] }: Deed): string | undefined {
  const { deeds = {}, operations = {} } = catalogIn(currentLanguage(), 'deeds') ?? {};
  const sentences = deeds as Readonly<Record<string, string>>;
  const key = [...ways.map((way) => `${command}_${way}`), command].find(
    (one) => sentences[one] !== undefined,
  );
  // A sentence about one thing is about its name.
  const isNameless = name === '' && num === 1 && sentences[key ?? '']?.includes('{name}');
  if (key !== undefined && !isNameless) {
    return sayer('deeds')(`deeds.${key}`, { num, name, shown: num.toLocaleString(currentTag()) });
  }
  const operation = (operations as Readonly<Record<string, string>>)[command];
  return operation !== undefined && name !== '' ? `${operation}: ${name}` : operation;
}
