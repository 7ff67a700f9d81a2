import { type Language, languageTags } from '@posthouse/contract/core/languages';
import { IntlMessageFormat } from 'intl-messageformat';

/** What each catalog says. One per feature, named like it, the shared one, and three that are made of parts of every
 * feature's; each adds itself where its English is written. @public */
// biome-ignore lint/suspicious/noEmptyInterface: the catalogs fill it
export interface Catalogs {}
export type CatalogName = keyof Catalogs & string;

/** Its messages, under the names of their groups: `form.title`. */
type KeyOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${KeyOf<Messages[Key]>}`;
}[keyof Messages & string];
type Values = Readonly<Record<string, unknown>>;
export type Say<Name extends CatalogName> = (key: KeyOf<Catalogs[Name]>, values?: Values) => string;

type Messages = Readonly<Record<string, unknown>>;
type Sayer = (key: string, values?: Values) => string;
const catalogs = new Map<string, Messages>();
const sayers = new Map<string, Sayer>();
const listeners = new Set<() => void>();
let spoken: Language = 'en';

export const currentLanguage = () => spoken;
export const currentTag = () => languageTags[spoken];

/** Everything on the screen speaks this language from now on; its catalogs must be there. */
export function speak(language: Language): void {
  spoken = language;
  document.documentElement.lang = languageTags[language];
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const placeOf = (language: Language, name: CatalogName) => `${language} ${name}`;

export function addCatalog(language: Language, name: CatalogName, messages: Messages): void {
  catalogs.set(placeOf(language, name), messages);
  sayers.delete(placeOf(language, name));
}

export function catalogIn(language: Language, name: CatalogName): Messages | undefined {
  return catalogs.get(placeOf(language, name));
}

/** Says something of the shared catalog, for what is no component. */
export const say: Say<'shared'> = (key, values) => sayer('shared')(key, values);

/** Says the messages of a catalog in the present language; all who ask for the same get the same function. */
export function sayer<Name extends CatalogName>(name: Name): Say<Name> {
  const place = placeOf(spoken, name);
  const known = sayers.get(place) ?? makeSayer(place, currentTag());
  sayers.set(place, known);
  return known;
}

function makeSayer(place: string, tag: string): Sayer {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const message = messageAt(catalogs.get(place), key);
    // A key shows where there is no text, and a message as it is written where a value is missing: both are noticed.
    if (message === undefined) return key;
    if (!/['{]/.test(message)) return message;
    const format = formats.get(key) ?? new IntlMessageFormat(message, tag, undefined, { ignoreTag: true });
    formats.set(key, format);
    try {
      return String(format.format(values as Record<string, string>));
    } catch {
      return message;
    }
  };
}

function messageAt(messages: Messages | undefined, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split('.')) found = Object(found)[part];
  return typeof found === 'string' ? found : undefined;
}
