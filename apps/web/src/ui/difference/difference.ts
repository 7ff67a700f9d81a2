export type Change = 'added' | 'removed' | 'changed' | 'same';

export interface ItemDifference {
  readonly change: Exclude<Change, 'changed'>;
  readonly value: unknown;
}

/** One field, nested ones as a path; of lists also what became of each item. */
export interface FieldDifference {
  readonly path: readonly string[];
  readonly change: Change;
  readonly before: unknown;
  readonly after: unknown;
  readonly items?: readonly ItemDifference[];
}

export type RecordFields = Readonly<Record<string, unknown>>;

/** What became of every field of a record; a record that is not there has no fields. */
export function differenceOf(
  before: RecordFields | null,
  after: RecordFields | null,
): readonly FieldDifference[] {
  return fieldsBetween(before ?? {}, after ?? {}, []);
}

function fieldsBetween(
  before: RecordFields,
  after: RecordFields,
  path: readonly string[],
): FieldDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    const here = [...path, name];
    const isNested =
      (isRecord(old) || isAbsent(old)) &&
      (isRecord(now) || isAbsent(now)) &&
      (isRecord(old) || isRecord(now));
    if (isNested) return fieldsBetween(isRecord(old) ? old : {}, isRecord(now) ? now : {}, here);
    return [fieldBetween(old, now, here)];
  });
}

function fieldBetween(before: unknown, after: unknown, path: readonly string[]): FieldDifference {
  const change = changeOf(before, after);
  const isList = Array.isArray(before) || Array.isArray(after);
  return {
    path,
    change,
    before,
    after,
    ...(isList ? { items: itemsBetween(listOf(before), listOf(after)) } : {}),
  };
}

/** An empty value counts as none: filling it in is adding, emptying it is removing. */
function changeOf(before: unknown, after: unknown): Change {
  if (sameValue(before, after) || (isAbsent(before) && isAbsent(after))) return 'same';
  if (isAbsent(before)) return 'added';
  return isAbsent(after) ? 'removed' : 'changed';
}

/** In the order of the list as it was, then what came. */
function itemsBetween(before: readonly unknown[], after: readonly unknown[]): ItemDifference[] {
  const left = [...after];
  const kept = before.map((value): ItemDifference => {
    const index = left.findIndex((other) => sameValue(value, other));
    if (index < 0) return { change: 'removed', value };
    left.splice(index, 1);
    return { change: 'same', value };
  });
  return [...kept, ...left.map((value): ItemDifference => ({ change: 'added', value }))];
}

function isRecord(value: unknown): value is RecordFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isAbsent(value) ? [] : [value];
}

function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
