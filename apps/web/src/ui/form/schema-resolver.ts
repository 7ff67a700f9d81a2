import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrorText } from '../../i18n/error-text.ts';

/** Checks a form with the contract's own schema, in the same codes the server would answer. */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodType): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(withoutEmptyOptionals(schema, values));
    if (result.success) return { values, errors: {} };
    const errors = Object.entries(fieldErrorsOf(result.error)).map(([name, error]) => [
      name,
      { type: error.code, message: fieldErrorText(error) },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

/** A control that was left empty sends nothing where the schema allows that. */
export function withoutEmptyOptionals<Values extends FieldValues>(schema: z.ZodType, values: Values): Values {
  const shape: Record<string, z.ZodType> =
    'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  const kept = Object.entries(values).filter(([name, value]) => value !== '' || !isOptional(shape[name]));
  return Object.fromEntries(kept) as Values;
}

function isOptional(field: z.ZodType | undefined): boolean {
  return field?.safeParse(undefined).success ?? false;
}
