import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { announceUnchanged } from '../../api/announce.ts';
import { ApiError } from '../../api/api-error.ts';
import { sendCommand } from '../../api/send-command.ts';
import type { CommandName } from '../../api/use-action.ts';
import type { RecordFields } from '../difference/difference.ts';
import type { OwnWords } from './form-finding.ts';
import { rebase } from './put-on-top.ts';
import { changedFields } from './record-changes.ts';
import type { InputSchema } from './schema-resolver.ts';
import { type ActionForm, useActionForm } from './use-action-form.ts';

/** The commands that answer the record as it is after them, with its version. */
type SavingName = {
  [Name in CommandName]: ActionAnswer<Name> extends { readonly version: number } ? Name : never;
}[CommandName];

interface RecordFormOptions<Name extends SavingName, Values extends FieldValues> {
  /** Saves the record; it takes the version it is made on. */
  readonly command: Name;
  /** What it takes besides the changes: which record it is. */
  readonly given?: Partial<ActionInput<Name>>;
  /** What the record is called, where its answer does not say so. */
  readonly name?: string;
  readonly record: ActionAnswer<Name>;
  /** Fetches the record again after somebody else changed it. */
  readonly load: () => Promise<ActionAnswer<Name>>;
  /** What the form may hold: the command's input without what the form does not ask for. */
  readonly schema: InputSchema<Values>;
  /** What the form holds of a record. */
  readonly valuesOf: (record: ActionAnswer<Name>) => DefaultValues<NoInfer<Values>>;
  /** What is sent; the fields that differ unless given. */
  readonly changesOf?: (record: ActionAnswer<Name>, values: NoInfer<Values>) => Partial<ActionInput<Name>>;
  /** Closes the form once it is saved; without it the form stays. */
  readonly onDone?: () => void;
  /** The word for a field, to say what somebody else changed. */
  readonly fieldName?: (field: string) => string;
  /** The values as people read them, for the same; needed where a field holds more than its words. */
  readonly inWords?: (values: RecordFields) => RecordFields;
  /** The words for codes of its own. */
  readonly ownWords?: OwnWords;
}

/** What somebody else changed while one typed. */
interface OtherChange {
  readonly before: RecordFields;
  readonly after: RecordFields;
}

/**
 * The form of one record: sends what differs from the version it was made of, and says so when that version is no longer
 * the newest. What was typed is then kept on top of the newest version, and saving again applies it.
 */
export function useRecordForm<Name extends SavingName, Values extends FieldValues>(
  options: RecordFormOptions<Name, Values>,
): ActionForm<Values> {
  const {
    command,
    given,
    name,
    record,
    load,
    schema,
    valuesOf,
    onDone,
    fieldName,
    inWords = asTheyAre,
  } = options;
  /** What the form was made of. */
  const known = useRef(record);
  const [other, setOther] = useState<OtherChange>();
  const changesOf =
    options.changesOf ??
    ((from: ActionAnswer<Name>, values: Values) =>
      changedFields(valuesOf(from), values) as Partial<ActionInput<Name>>);

  const actionForm = useActionForm<Values>({
    schema,
    defaultValues: valuesOf(record),
    submit: async (values) => {
      const changes = changesOf(known.current, values);
      if (Object.keys(changes).length > 0) {
        const { version } = known.current;
        // The caller has typed both parts by the command.
        const input = { ...changes, ...given, version } as ActionInput<Name>;
        known.current = await sendCommand(command, input, { name });
      } else if (!onDone) {
        // The form stays where it is: without a word nobody would know that it is saved.
        announceUnchanged(command);
      }
      setOther(undefined);
    },
    savedValues: () => valuesOf(known.current),
    recover: async (error, form) => {
      if (!(error instanceof ApiError && error.code === 'stale')) return false;
      const newest = await load();
      setOther({ before: valuesOf(known.current), after: valuesOf(newest) });
      rebase(form, valuesOf(known.current), valuesOf(newest));
      known.current = newest;
      return true;
    },
    draft: {
      of: given,
      onRestored: ({ base }) => {
        const after = valuesOf(known.current);
        // Somebody else may have changed the same fields meanwhile.
        if (Object.keys(changedFields(after, base)).length > 0)
          setOther({ before: { ...after, ...base }, after });
      },
    },
    ...(onDone ? { onDone } : {}),
    ...(options.ownWords ? { ownWords: options.ownWords } : {}),
  });

  const { form } = actionForm;
  const { isDirty } = form.formState;
  const latest = useRef(record);
  latest.current = record;
  const newestValues = useRef(valuesOf);
  newestValues.current = valuesOf;
  useEffect(() => {
    // What arrives while something is typed stays out: saving then answers `stale`, and both sides are shown.
    if (record.version <= known.current.version || isDirty) return;
    known.current = latest.current;
    form.reset(newestValues.current(latest.current));
  }, [record.version, isDirty, form]);

  const stale = other && {
    before: inWords(other.before),
    after: inWords(other.after),
    fieldName,
    takeNewValues: () => {
      setOther(undefined);
      form.reset(valuesOf(known.current));
    },
  };
  return { ...actionForm, stale };
}

const asTheyAre = (values: RecordFields) => values;
