/** What turns the direction of writing, or cannot be seen. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Mail programs make links of such words. */
const link = /:\/\/|\bwww\./giu;
const manyMarks = /(\p{M}{3})\p{M}+/gu;

/** Words of a stranger as they can be shown: in one line, of some length, and nothing in them leads anywhere. */
export function shownText(text: string, longest: number): string {
  // Far more than is shown, so that the rest costs nothing.
  const line = text
    .slice(0, longest * 8)
    .replace(unseen, ' ')
    .replace(manyMarks, '$1')
    .replace(link, (found) => found.split('').join(' '))
    .replace(/\s+/gu, ' ')
    .trim();
  const signs = [...line];
  return signs.length <= longest
    ? line
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
