/** LIKE patterns of what somebody typed: compared in lower case, with `%` and `_` taken as themselves. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

export function startingWith(text: string): string {
  return `${escapeLike(text)}%`;
}

function escapeLike(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
