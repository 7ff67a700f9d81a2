import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { RecordFields } from '../difference/difference.ts';
import { rebased } from './rebase.ts';

/** A record as its form shows it, and which version of it that is. */
interface FormRecord<Values extends FieldValues> {
  readonly values: DefaultValues<Values>;
  readonly version: number;
}

export interface VersionOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** The version the values are of; what is submitted carries it. */
  readonly version?: number;
  /** Fetches the record anew after somebody else changed it. */
  readonly reload?: () => Promise<FormRecord<Values>>;
}

/** What somebody else changed while one typed. */
export interface StaleChange {
  readonly before: RecordFields;
  readonly after: RecordFields;
}

/** Keeps a form and its record in step when others change the record too. */
export function useRecordVersion<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { defaultValues, version, reload }: VersionOptions<Values>,
) {
  const known = useRef({ values: defaultValues, version });
  const [change, setChange] = useState<StaleChange>();
  const { isDirty } = form.formState;
  const latest = useRef(defaultValues);
  useEffect(() => {
    latest.current = defaultValues;
  });
  useEffect(() => {
    // What arrives while something is typed stays out: saving then answers `stale`, and both sides are shown.
    if (version === undefined || version <= (known.current.version ?? 0) || isDirty) return;
    known.current = { values: latest.current, version };
    form.reset(latest.current);
  }, [version, isDirty, form]);

  return {
    sentVersion: () => (known.current.version === undefined ? {} : { version: known.current.version }),
    change,
    /** Puts what was typed on top of the newest version; saving again then keeps it. */
    rebase: reload
      ? async () => {
          const fresh = await reload();
          const before = known.current.values as RecordFields;
          const typed = rebased(before, form.getValues(), fresh.values as RecordFields);
          known.current = fresh;
          setChange({ before, after: fresh.values as RecordFields });
          form.reset(fresh.values);
          for (const [name, value] of Object.entries(typed)) {
            form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
              shouldDirty: true,
            });
          }
        }
      : undefined,
    takeNewValues: () => {
      setChange(undefined);
      form.reset(known.current.values);
    },
    forgetChange: () => setChange(undefined),
  };
}
