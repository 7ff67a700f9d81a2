import type { z } from 'zod';

const declared = new WeakSet<z.core.$ZodType>();

/** Declares a field that nothing may keep: passwords, codes, keys of links. */
export function secret<Field extends z.ZodType>(field: Field): Field {
  declared.add(field);
  return field;
}

/** Whether a field is a secret, or has one anywhere inside it. */
export function holdsSecret(field: z.core.$ZodType): boolean {
  return declared.has(field) || partsOf(field).some(holdsSecret);
}

/** What a schema is made of: that of `x.optional()` is `x`. */
function partsOf(field: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { innerType, in: before, out, element, valueType, options, shape } = field._zod.def as Parts;
  const parts = [
    innerType,
    before,
    out,
    element,
    valueType,
    ...(options ?? []),
    ...Object.values(shape ?? {}),
  ];
  return parts.filter((part) => part !== undefined);
}

interface Parts extends z.core.$ZodTypeDef {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}
