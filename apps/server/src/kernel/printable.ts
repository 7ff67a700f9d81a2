/**
 * Text from outside, which may hold any byte: what cannot be shown, or stored by PostgreSQL, is replaced by a sign that
 * equals nothing we compare with.
 */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\u{fffd}');
}
