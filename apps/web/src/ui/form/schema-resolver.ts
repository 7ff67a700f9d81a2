import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { formFinding } from './form-finding.ts';

/** The input of a contract's action; `Values` is what it takes. */
export type InputSchema<Values> = z.ZodType<unknown, Values>;

/** Checks a form with the contract's own schema, in the same codes the server would answer. */
export function schemaResolver<Values extends FieldValues>(schema: InputSchema<Values>): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(sentValues(schema, values));
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, error] of Object.entries(fieldErrorsOf(result.error))) {
      set(errors, name, formFinding(error));
    }
    return { values: {}, errors };
  };
}

/** What goes out: an empty control clears its field; where the schema refuses that, it leaves the field as it is. */
export function sentValues<Values extends FieldValues>(schema: InputSchema<Values>, values: Values): Values {
  const shape = shapeOf(schema);
  const sent = Object.entries(values).filter(([name, value]) => value !== '' || !isLeftOut(shape[name]));
  return Object.fromEntries(sent) as Values;
}

/** The fields of a schema by their names. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
}

function isLeftOut(field: z.ZodType | undefined): boolean {
  if (!field) return false;
  return field.safeParse(undefined).success && !field.safeParse('').success;
}
