/** Something "go to anything" can lead to. */
export interface GoToItem {
  readonly id: string;
  readonly title: string;
  /** What it is, or where: "User", "Security". */
  readonly hint: string;
  readonly to: string;
}

/** A feature's answer to what was typed; asked again, after a pause, while one types. */
export interface GoToProvider {
  readonly id: string;
  readonly find: (text: string, signal: AbortSignal) => readonly GoToItem[] | Promise<readonly GoToItem[]>;
}

const providers = new Map<string, GoToProvider>();

export function registerGoTo(provider: GoToProvider): void {
  providers.set(provider.id, provider);
}

/** All findings, in the order the providers were registered; one that fails spoils nothing. */
export async function findEverywhere(text: string, signal: AbortSignal): Promise<readonly GoToItem[]> {
  const found = await Promise.allSettled([...providers.values()].map(async ({ find }) => find(text, signal)));
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
