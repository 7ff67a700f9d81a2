import type { FoundThing } from '../navigation/screen.ts';

/** Something "go to anything" can lead to, or do. */
export interface GoToItem {
  readonly id: string;
  readonly title: string;
  /** What it is, or where: "Screen", "Domains". */
  readonly hint: string;
  /** Other words people look for it by, between commas. */
  readonly words?: string;
  readonly target: FoundThing['target'] | { readonly run: () => void };
  /** Worth offering again before something is typed. */
  readonly isPlace?: boolean;
  /** Offered only to those who look for it. */
  readonly isQuiet?: boolean;
}

/** Answers what was typed; asked again, after a pause, while one types. */
export type GoToSearch = (
  text: string,
  signal: AbortSignal,
) => readonly GoToItem[] | Promise<readonly GoToItem[]>;

/** All findings, the best first and those equally good in the order of the searches; one that fails spoils nothing. */
export async function findEverywhere(
  searches: readonly GoToSearch[],
  text: string,
  signal: AbortSignal,
): Promise<readonly GoToItem[]> {
  const found = await Promise.allSettled(searches.map(async (search) => search(text, signal)));
  const items = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (text === '') return items;
  return items
    .map((item) => ({ item, rank: rankOf(item, text) ?? ranks.otherwise }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The smaller the better. What is found in other words comes right after the same finding in the title. */
const ranks = { exact: 0, beginning: 1, wordStart: 2, scattered: 2.75, inside: 3, otherwise: 4 } as const;
const inOtherWords = 0.5;
/** One letter is inside of almost everything. */
const leastInside = 2;

type Searchable = Pick<GoToItem, 'title' | 'hint' | 'words'>;

/** How well an item fits what was typed; accents, case and hyphens do not matter. Undefined where it does not. */
export function rankOf({ title, hint, words = '' }: Searchable, typed: string): number | undefined {
  const others = words.split(',').filter((word) => word.trim() !== '');
  const ranksFound = [
    rankIn(title, typed),
    ...others.map((word) => add(rankIn(word, typed), inOtherWords)),
    isScattered([title, words, hint].join(' '), typed) ? ranks.scattered : undefined,
  ].filter((rank) => rank !== undefined);
  return ranksFound.length === 0 ? undefined : Math.min(...ranksFound);
}

function add(rank: number | undefined, more: number): number | undefined {
  return rank === undefined ? undefined : rank + more;
}

function rankIn(text: string, typed: string): number | undefined {
  const wanted = plain(typed);
  const whole = plain(text);
  const forms = [
    [whole, wanted],
    [joined(whole), joined(wanted)],
  ] as const;
  if (forms.some(([has, asked]) => has === asked)) return ranks.exact;
  if (forms.some(([has, asked]) => asked !== '' && has.startsWith(asked))) return ranks.beginning;
  if (wordsOf(whole).some((_word, index, all) => all.slice(index).join(' ').startsWith(wanted))) {
    return ranks.wordStart;
  }
  return wanted.length >= leastInside && whole.includes(wanted) ? ranks.inside : undefined;
}

/** Every word typed begins some word, in whatever order. */
function isScattered(text: string, typed: string): boolean {
  const words = wordsOf(plain(text));
  return wordsOf(plain(typed)).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function joined(text: string): string {
  return wordsOf(text).join('');
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
