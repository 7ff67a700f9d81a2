/** Everything a drawing could fetch or unfold, or that takes far more work than room. */
const refused: readonly RegExp[] = [
  // Texts that stand for others, and document types with a part of their own.
  /<!ENTITY/i,
  /<!DOCTYPE[^<>]*\[/i,
  // Links to anything but a part of the same drawing, also in instructions to the reader.
  /\bhref\s*=\s*(?!["']\s*#)/i,
  /\burl\((?!\s*(?:(?:["']|&quot;)\s*)?#)/i,
  /@import/i,
  // An encoding in which all this could be written differently.
  /<\?xml[^<>]*\bencoding\s*=\s*["'](?!utf-?8["']|us-ascii["'])/i,
  /<(?:\w+:)?include\b/i,
  // Each may be laid over the whole of what is inside it, again and again; a logo is drawn from shapes.
  /<(?:\w+:)?(?:mask|filter|text|style|foreignObject)\b/i,
  /\b(?:mask|filter)\s*[=:]/i,
];

/** False for a drawing that asks for something outside itself or for more than shapes, or cannot be read as UTF-8. */
export function isPlainSvg(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !refused.some((pattern) => pattern.test(text));
  } catch {
    return false;
  }
}
