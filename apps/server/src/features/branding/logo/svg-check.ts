import type { LogoProblem } from './drawing-order.ts';

/** Everything a drawing could fetch or unfold. */
const outside: readonly RegExp[] = [
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

/** Each may be laid over the whole of what is inside it, again and again; a logo is drawn from shapes. */
const beyondShapes: readonly RegExp[] = [
  /<(?:\w+:)?(?:mask|filter|text|style|foreignObject)\b/i,
  /\b(?:mask|filter)\s*[=:]/i,
];

/** What is wrong with a drawing that asks for something outside itself or for more than shapes, or is not UTF-8. */
export function svgProblem(bytes: Buffer): Extract<LogoProblem, 'content' | 'shapes'> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const has = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
    if (has(outside)) return 'content';
    return has(beyondShapes) ? 'shapes' : undefined;
  } catch {
    return 'content';
  }
}
