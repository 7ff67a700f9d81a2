import { AppError } from '@posthouse/contract/core/errors';
import { wireLimits } from '@posthouse/contract/core/wire';
import { TransportError } from './transport-error.ts';

/**
 * What stands under one name: values, or names below it. Bracket notation is read here rather than by a library because
 * the time must grow with the size of the form alone: the usual one takes seconds for 64 KiB of sparse indexes.
 */
interface Branch {
  readonly values: string[];
  below: Map<string, Branch> | undefined;
}

export const emptyForm = (): Branch => ({ values: [], below: new Map() });

/** Adds one pair: `a=1`, `a[b][c]=1`, `a[0]=1`, `a[]=1`; the empty list is `a[]=`. */
export function addToForm(form: Branch, name: string, value: string): void {
  let branch = form;
  const steps = stepsOf(name);
  for (const [index, step] of steps.entries()) {
    branch.below ??= new Map();
    const pushed = step === '' && index > 0;
    if (pushed && value === '' && index === steps.length - 1) return;
    const key = pushed ? String(branch.below.size) : step;
    const next = branch.below.get(key) ?? { values: [], below: undefined };
    branch.below.set(key, next);
    branch = next;
  }
  branch.values.push(value);
}

/** `a[b][c]` → a, b, c. Brackets that do not match make no steps: the whole is a name nobody knows. */
function stepsOf(name: string): string[] {
  if (!name.includes('[')) return [name];
  const parts = /^([^[\]]*)((?:\[[^[\]]*\])+)$/.exec(name);
  if (parts === null) return [name];
  const steps = [parts[1] ?? '', ...(parts[2] ?? '').slice(1, -1).split('][')];
  if (steps.length > wireLimits.depth + 1) throw new TransportError(400);
  return steps;
}

export function fieldsOf(form: Branch): Record<string, unknown> {
  return objectOf(form.below ?? new Map(), '');
}

function contentOf({ values, below }: Branch, path: string): unknown {
  if (below === undefined) return values.length === 1 ? values[0] : limited(values);
  if (values.length > 0) throw AppError.field(path, 'format');
  return isList(below)
    ? limited(Array.from({ length: below.size }, (_, index) => below.get(String(index)))).map(
        (item, index) => (item ? contentOf(item, `${path}.${index}`) : undefined),
      )
    : objectOf(below, `${path}.`);
}

function objectOf(below: ReadonlyMap<string, Branch>, prefix: string): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, branch] of below) fields[name] = contentOf(branch, prefix + name);
  return fields;
}

/** Indexes without a gap, in any order. Others are names: `access_hours[1]` is Monday, not the first of a list. */
function isList(below: ReadonlyMap<string, Branch>): boolean {
  for (let index = 0; index < below.size; index += 1) {
    if (!below.has(String(index))) return false;
  }
  return true;
}

function limited<Item>(list: Item[]): Item[] {
  if (list.length > wireLimits.arrayLength) throw new TransportError(400);
  return list;
}
