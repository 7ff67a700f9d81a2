/**
 * Text from outside, which may hold any byte, or its beginning: what cannot be shown, or stored by PostgreSQL, is replaced
 * by a sign that equals nothing we compare with. That is also half of a sign that was cut in two.
 */
export function printable(text: string, longest = text.length): string {
  return text.slice(0, longest).replace(/[\p{Cc}\p{Cs}]/gu, '\u{fffd}');
}
