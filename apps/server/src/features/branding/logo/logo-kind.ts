export type LogoKind = 'png' | 'jpeg' | 'gif' | 'svg';

const beginnings: readonly (readonly [LogoKind, string])[] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
];

/**
 * What may stand before the root of a drawing: mark of the byte order, declaration, comments, document type. Each way to
 * read on is told by its first characters, so that no text makes it try again and again.
 */
const svgBeginning =
  /^\uFEFF?(?:\s|<\?[^>]{0,500}\?>|<!--(?:(?!-->)[\s\S]){0,20000}-->|<!DOCTYPE\s[^[>]{0,500}>)*<(?:svg:)?svg[\s/>]/;

/** What the bytes are, whatever they are called; undefined for what is no picture we take. */
export function logoKind(bytes: Buffer): LogoKind | undefined {
  const known = beginnings.find(
    ([, beginning]) => bytes.toString('latin1', 0, beginning.length) === beginning,
  );
  if (known !== undefined) return known[0];
  return svgBeginning.test(bytes.toString('utf8', 0, 64_000)) ? 'svg' : undefined;
}
