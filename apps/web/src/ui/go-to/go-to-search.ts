import type { FoundThing } from '../navigation/screen.ts';

/** Something "go to anything" can lead to. */
export interface GoToItem extends FoundThing {
  /** What it is, or where: "User", "Security". */
  readonly hint: string;
}

/** Answers what was typed; asked again, after a pause, while one types. */
export type GoToSearch = (
  text: string,
  signal: AbortSignal,
) => readonly GoToItem[] | Promise<readonly GoToItem[]>;

/** All findings, in the order of the searches; one that fails spoils nothing. */
export async function findEverywhere(
  searches: readonly GoToSearch[],
  text: string,
  signal: AbortSignal,
): Promise<readonly GoToItem[]> {
  const found = await Promise.allSettled(searches.map(async (search) => search(text, signal)));
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/** Every word typed must begin a word of the text; accents and case do not matter. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
