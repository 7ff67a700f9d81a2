import { useEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { errorText } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RecordFields } from '../difference/difference.ts';
import { type DraftOptions, type OfferedDraft, useDraft } from './draft/use-draft.ts';
import type { OwnWords } from './form-finding.ts';
import { rebase } from './put-on-top.ts';
import { type InputSchema, schemaResolver, sentValues } from './schema-resolver.ts';
import { showAtFields } from './server-findings.ts';

interface ActionFormOptions<Values extends FieldValues> {
  /** The input of the contract's action, without what the form does not ask for: `input.omit({ id: true })`. */
  readonly schema: InputSchema<Values>;
  readonly defaultValues: DefaultValues<NoInfer<Values>>;
  /** Runs the command; what it throws is put at the fields and above the form, and nothing typed is lost. */
  readonly submit: (values: NoInfer<Values>) => Promise<unknown>;
  readonly onDone?: (values: NoInfer<Values>) => void;
  /** The sentence for what `submit` threw, where the code's own does not fit. */
  readonly describe?: (error: unknown) => string;
  /** The sentences for findings that the form sets under codes of its own. */
  readonly ownWords?: OwnWords;
  /** What the form holds once it is saved; what was typed unless given. */
  readonly savedValues?: () => DefaultValues<NoInfer<Values>>;
  /** Deals with a refusal by itself; false where it cannot. */
  readonly recover?: (error: unknown, form: UseFormReturn<NoInfer<Values>>) => Promise<boolean>;
  /** What the draft of a record's form has to know. */
  readonly draft?: DraftOptions;
}

export interface ActionForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Every field takes it: it knows which names there are. */
  readonly control: Control<Values>;
  readonly onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly refusal: string | undefined;
  readonly ownWords: OwnWords | undefined;
  /** How often it was not accepted; the focus moves with each. */
  readonly failures: number;
  readonly stale: StaleForm | undefined;
  /** What was typed here before the session ended. */
  readonly draft: OfferedDraft | undefined;
}

/** Somebody else saved the record first: what they changed. */
export interface StaleForm {
  readonly before: RecordFields;
  readonly after: RecordFields;
  readonly fieldName?: ((field: string) => string) | undefined;
  readonly takeNewValues: () => void;
}

export function useActionForm<Values extends FieldValues>(
  options: ActionFormOptions<Values>,
): ActionForm<Values> {
  const { schema, submit, describe = errorText, savedValues, recover } = options;
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: options.defaultValues,
    // Not on blur: a message that appears there moves the button away under the pointer.
    mode: 'onSubmit',
    // The form does, for refusals of the server as well.
    shouldFocusError: false,
  });
  // Not its words: the language may change while they are read, and this draws anew when it does.
  useTranslation();
  const [refused, setRefused] = useState<{ readonly error: unknown }>();
  const [failures, setFailures] = useState(0);
  const isSubmitting = useRef(false);
  const afterSaved = useAfterSaved(options.onDone);
  const draft = useDraft(form, { schema, ...options.draft });

  const onRefused = async (error: unknown) => {
    // Findings at fields speak for themselves; the summary lists them.
    if (showAtFields(form, error)) return;
    try {
      if (!(await recover?.(error, form))) setRefused({ error });
    } catch (failure) {
      setRefused({ error: failure });
    }
  };

  const onSubmit = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setRefused(undefined);
    let isAccepted = false;
    const send = form.handleSubmit(async (values) => {
      try {
        await submit(sentValues(schema, values));
      } catch (error) {
        await onRefused(error);
        return;
      }
      isAccepted = true;
      draft.settle();
      // What was typed while it was being saved is not saved.
      rebase<Values>(form, values, savedValues?.() ?? (values as DefaultValues<Values>));
      afterSaved(values);
    });
    await send().finally(() => {
      isSubmitting.current = false;
    });
    if (!isAccepted) setFailures((count) => count + 1);
  };

  return {
    form,
    control: form.control,
    onSubmit,
    refusal: refused && describe(refused.error),
    ownWords: options.ownWords,
    failures,
    stale: undefined,
    draft: draft.offer,
  };
}

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
