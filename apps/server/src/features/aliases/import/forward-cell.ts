import type { FieldErrors } from '@posthouse/contract/core/errors';

/** A file has one cell for all destinations: the first that is wrong is told there. */
export function atForward(fields: FieldErrors): FieldErrors {
  const isDestination = ([field]: readonly [string, unknown]) => field.startsWith('forward.');
  const entries = Object.entries(fields);
  const [first] = entries.filter(isDestination);
  const others = entries.filter((entry) => !isDestination(entry));
  return Object.fromEntries([...(first ? [['forward', first[1]] as const] : []), ...others]);
}
