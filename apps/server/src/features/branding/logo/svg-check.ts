/** Everything a drawing could fetch or unfold; what stays inside it is harmless, for only its pixels are kept. */
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
];

/** False for a drawing that asks for something outside itself, or cannot be read as UTF-8. */
export function isSelfContainedSvg(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !refused.some((pattern) => pattern.test(text));
  } catch {
    return false;
  }
}
