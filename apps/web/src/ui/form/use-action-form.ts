import type { FieldErrors } from '@posthouse/contract/core/errors';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrorText } from '../../i18n/error-text.ts';
import { schemaResolver, withoutEmptyOptionals } from './schema-resolver.ts';

interface ActionFormOptions<Values extends FieldValues> {
  /** The input of the contract's action. */
  readonly schema: z.ZodType;
  readonly defaultValues: DefaultValues<Values>;
  /** Runs the command; what it throws is put at the fields and above the form, and nothing typed is lost. */
  readonly submit: (values: Values) => Promise<unknown>;
  readonly onDone?: (values: Values) => void;
  /** The sentence for what `submit` threw. */
  readonly describe: (error: unknown) => string;
}

export interface ActionForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly refusal: string | undefined;
}

export function useActionForm<Values extends FieldValues>(
  options: ActionFormOptions<Values>,
): ActionForm<Values> {
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(options.schema),
    defaultValues: options.defaultValues,
    // Not on blur: a message that appears there moves the button away under the pointer.
    mode: 'onSubmit',
  });
  const [refusal, setRefusal] = useState<string>();
  const isSubmitting = useRef(false);

  const onSubmit = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setRefusal(undefined);
    await form
      .handleSubmit(async (values) => {
        try {
          await options.submit(withoutEmptyOptionals(options.schema, values));
        } catch (error) {
          // Findings at fields speak for themselves; the summary lists them.
          if (!showAtFields(form, error)) setRefusal(options.describe(error));
          return;
        }
        form.reset(values);
        options.onDone?.(values);
      })()
      .finally(() => {
        isSubmitting.current = false;
      });
  };

  return { form, onSubmit, refusal };
}

/** Puts the server's findings at their fields, the focus on the first; false when there are none. */
function showAtFields<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const fields =
    typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as FieldErrors) : {};
  Object.entries(fields).forEach(([name, fieldError], index) => {
    form.setError(
      name as Path<Values>,
      { type: fieldError.code, message: fieldErrorText(fieldError) },
      { shouldFocus: index === 0 },
    );
  });
  return Object.keys(fields).length > 0;
}
