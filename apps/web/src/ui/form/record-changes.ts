type Values = Readonly<Record<string, unknown>>;

/** What was typed, on top of a record that changed meanwhile: fields one did not touch take the new value. */
export function rebased(loaded: Values, typed: Values, changed: Values): Values {
  const names = [...new Set([...Object.keys(changed), ...Object.keys(typed)])];
  return Object.fromEntries(
    names.map((name) => {
      const [old, mine, theirs] = [loaded[name], typed[name], changed[name]];
      if (isRecord(old) && isRecord(mine) && isRecord(theirs)) return [name, rebased(old, mine, theirs)];
      return [name, isSame(old, mine) ? theirs : mine];
    }),
  );
}

/** The fields that differ: two people who change different things do not undo each other. */
export function changedFields(before: Values, typed: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== undefined && !isSame(before[name], value)),
  );
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
