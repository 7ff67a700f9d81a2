import { readableName } from '@posthouse/contract/fields/readable-name';
import type { Deed } from '../i18n/deed-words.ts';
import { isRowResults } from './bulk-answer.ts';

/** What is known of a command that has run, beside its answer. */
export interface DoneCommand {
  readonly input?: unknown;
  /** What it was about, as people call it, where neither its input nor its answer says so. */
  readonly name?: string | undefined;
  /** How a row of a bulk command is called. */
  readonly rowName?: ((id: string) => string | undefined) | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** What people call a thing; of several, what says most comes first. */
const namedBy = ['unicode', 'path', 'username', 'email', 'aliasdomain', 'domain', 'label', 'name', 'ip'];
/** Keys, and what says how rows were found: nothing that is changed. */
const changesNothing = new Set(['id', 'ids', 'all', 'count', 'except', 'search', 'not', 'version', 'list']);

/** What a command did: to how many, to which one, and what about it. */
export function deedOf(command: string, answer: unknown, { input, name, rowName }: DoneCommand): Deed {
  const [asked, given] = [fieldsOf(input), fieldsOf(answer)];
  const ways = waysOf(asked);
  if (isRowResults(answer)) {
    const [only = ''] = answer.done;
    return { command, num: answer.done.length, name: name ?? rowName?.(String(only)), ways };
  }
  return { command, name: name ?? nameIn(given) ?? nameIn(asked), ways };
}

/** The thing it was about, to lead there: the one that was named, or that was made. */
export function thingOf(
  command: string,
  answer: unknown,
  input: unknown,
): { readonly command: string; readonly id: string } | undefined {
  const id = isRowResults(answer) ? onlyOne(answer.done) : (fieldsOf(input)['id'] ?? idIn(answer));
  return typeof id === 'string' ? { command, id } : undefined;
}

const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);

function idIn(answer: unknown): unknown {
  const fields = fieldsOf(answer);
  // Some answers hold the thing beside what else they tell: `{ domain: {…}, verification }`.
  return (
    fields['id'] ??
    Object.values(fields)
      .map((value) => fieldsOf(value)['id'])
      .find(isText)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function nameIn(fields: Fields): string | undefined {
  const inner = Object.values(fields).map((value) => fieldsOf(value)['unicode']);
  const found = [...namedBy.map((field) => fields[field]), ...inner].find(isText);
  return found === undefined ? undefined : (readableName(found) ?? found);
}

/** The kind of the things, and what alone was changed of them. */
function waysOf(input: Fields): string[] {
  const changed = Object.keys(input).filter(
    (field) => input[field] !== undefined && !changesNothing.has(field),
  );
  const kind = input['kind'];
  return [...(typeof kind === 'string' ? [kind] : []), ...changed];
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
