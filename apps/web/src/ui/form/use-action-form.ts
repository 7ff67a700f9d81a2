import { useEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError, errorText } from '../../api/api-error.ts';
import type { RecordFields } from '../difference/difference.ts';
import { type InputSchema, schemaResolver, sentValues } from './schema-resolver.ts';
import { showAtFields } from './server-findings.ts';
import { type StaleChange, useRecordVersion, type VersionOptions } from './use-record-version.ts';

interface ActionFormOptions<Values extends FieldValues> extends VersionOptions<NoInfer<Values>> {
  /** The input of the contract's action, without what the form does not ask for: `input.omit({ id: true })`. */
  readonly schema: InputSchema<Values>;
  /**
   * Runs the command; what it throws is put at the fields and above the form, and nothing typed is lost. The values
   * carry the version they are made on, where the form has one.
   */
  readonly submit: (values: NoInfer<Values> & { readonly version?: number }) => Promise<unknown>;
  readonly onDone?: (values: NoInfer<Values>) => void;
  /** The sentence for what `submit` threw, where the code's own does not fit. */
  readonly describe?: (error: unknown) => string;
  /** The word for a field, to say what somebody else changed. */
  readonly fieldName?: (field: string) => string;
  /** The values as people read them, for the same; needed where a field holds more than its words. */
  readonly inWords?: (values: RecordFields) => RecordFields;
}

export interface ActionForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Every field takes it: it knows which names there are. */
  readonly control: Control<Values>;
  readonly onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly refusal: string | undefined;
  /** How often it was not accepted; the focus moves with each. */
  readonly failures: number;
  readonly stale: StaleForm | undefined;
}

export interface StaleForm extends StaleChange {
  readonly fieldName?: ((field: string) => string) | undefined;
  readonly takeNewValues: () => void;
}

export function useActionForm<Values extends FieldValues>(
  options: ActionFormOptions<Values>,
): ActionForm<Values> {
  const { schema, submit, describe = errorText, fieldName, inWords = asTheyAre } = options;
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: options.defaultValues,
    // Not on blur: a message that appears there moves the button away under the pointer.
    mode: 'onSubmit',
    // The form does, for refusals of the server as well.
    shouldFocusError: false,
  });
  const record = useRecordVersion(form, options);
  const [refusal, setRefusal] = useState<string>();
  const [failures, setFailures] = useState(0);
  const isSubmitting = useRef(false);
  const afterSaved = useAfterSaved(options.onDone);

  const onRefused = async (error: unknown) => {
    // Findings at fields speak for themselves; the summary lists them.
    if (showAtFields(form, error)) return;
    if (!(record.rebase && error instanceof ApiError && error.code === 'stale')) {
      setRefusal(describe(error));
      return;
    }
    await record.rebase().catch((failure: unknown) => setRefusal(describe(failure)));
  };

  const onSubmit = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setRefusal(undefined);
    let isAccepted = false;
    const send = form.handleSubmit(async (values) => {
      try {
        await submit({ ...sentValues(schema, values), ...record.sentVersion() });
      } catch (error) {
        await onRefused(error);
        return;
      }
      isAccepted = true;
      record.forgetChange();
      form.reset(values);
      afterSaved(values);
    });
    await send().finally(() => {
      isSubmitting.current = false;
    });
    if (!isAccepted) setFailures((count) => count + 1);
  };

  const { change, takeNewValues } = record;
  const stale = change && {
    before: inWords(change.before),
    after: inWords(change.after),
    fieldName,
    takeNewValues,
  };
  return { form, control: form.control, onSubmit, refusal, failures, stale };
}

const asTheyAre = (values: RecordFields) => values;

/** Calls back once the form is drawn as saved: until then its guard would keep the page or panel from closing. */
function useAfterSaved<Values>(onDone: ((values: Values) => void) | undefined): (values: Values) => void {
  const [saved, setSaved] = useState<{ readonly values: Values }>();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    if (saved) latest.current?.(saved.values);
  }, [saved]);
  return (values) => setSaved({ values });
}
