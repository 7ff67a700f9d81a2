import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@posthouse/contract/core/languages';
import { IntlMessageFormat } from 'intl-messageformat';

type Tree = { readonly [key: string]: string | Tree };
type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** One message: what it is called, what it says in English and in the language. */
interface Message {
  readonly key: string;
  readonly english: string;
  readonly own: string;
}

const source = join(import.meta.dirname, '../apps/web/src');

function folders(): string[] {
  const features = readdirSync(join(source, 'features'), { withFileTypes: true });
  return [
    'i18n/messages',
    ...features.filter((entry) => entry.isDirectory()).map(({ name }) => `features/${name}/messages`),
  ];
}

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

async function readCatalog(folder: string, language: Language): Promise<Map<string, string>> {
  const file = join(source, folder, `${language}.ts`);
  const { messages } = (await import(file)) as { messages: Tree };
  return new Map(flat(messages));
}

/** Everything the panel says in one language, beside what it says in English. */
async function readMessages(language: Language): Promise<Message[]> {
  const all = await Promise.all(
    folders().map(async (folder) => {
      const [english, own] = [await readCatalog(folder, 'en'), await readCatalog(folder, language)];
      return [...english].map(([key, text]) => ({ key, english: text, own: own.get(key) ?? '' }));
    }),
  );
  return all.flat();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a message can look like once it is filled in. */
function patternOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if ('options' in part) {
        return `(?:${Object.values(part.options)
          .map(({ value }) => patternOf(value))
          .join('|')})`;
      }
      return part.type === 0 ? escaped(part.value).replaceAll(/\s+/g, '\\s+') : '.+?';
    })
    .join('');
}

const isPlain = (message: string) => !message.includes('{');
const wordsIn = (message: string) => message.replaceAll(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? [];

function matcher(message: string): (text: string) => boolean {
  if (isPlain(message)) return (text) => text === message;
  const pattern = new RegExp(`^${patternOf(new IntlMessageFormat(message, 'en').getAst())}$`, 'u');
  return (text) => pattern.test(text);
}

type Judge = (text: string) => string | undefined;
const judges = new Map<Language, Promise<Judge>>();

/** Tells what must not be seen in a language: English where it has words of its own, and names of messages. */
export function findingsIn(language: Language): Promise<Judge> {
  const judge = judges.get(language) ?? judgeOf(language).then(remembering);
  judges.set(language, judge);
  return judge;
}

/** Most texts are on many screens. */
function remembering(judge: Judge): Judge {
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, judge(text));
    return known.get(text);
  };
}

async function judgeOf(language: Language): Promise<Judge> {
  const messages = await readMessages(language);
  const heads = new Set(messages.map(({ key }) => key.split('.')[0]));
  const own = new Set(messages.map((message) => message.own));
  const foreign = messages.filter((message) => message.english !== message.own);
  const plain = new Set(foreign.filter(({ english }) => isPlain(english)).map(({ english }) => english));
  const filled = foreign
    .filter(({ english }) => !isPlain(english) && wordsIn(english).length > 0)
    .map((message) => ({ isEnglish: matcher(message.english), isOwn: matcher(message.own) }));
  return (text) => {
    if (/^[\w-]+(\.[\w-]+)+$/.test(text) && heads.has(text.split('.')[0] ?? '')) return `a key: ${text}`;
    const isEnglish =
      language !== 'en' &&
      !own.has(text) &&
      (plain.has(text) || filled.some((one) => one.isEnglish(text) && !one.isOwn(text)));
    return isEnglish ? `English: ${text}` : undefined;
  };
}
