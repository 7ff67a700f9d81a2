import { holdsSecret } from '@posthouse/contract/fields/secret';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { type Draft, readDraft, removeDraft, writeDraft } from '../../../api/draft-store.ts';
import { currentDuty, currentSession } from '../../../api/session.ts';
import type { RecordFields } from '../../difference/difference.ts';
import { putOnTop } from '../put-on-top.ts';
import { changedFields, rebased } from '../record-changes.ts';
import { shapeOf } from '../schema-resolver.ts';

export interface DraftOptions {
  /** Which record the form is of, where the address does not say so. */
  readonly of?: unknown;
  readonly onRestored?: (draft: Draft) => void;
  /** Takes out of a field what is never kept, where a part of it is secret. */
  readonly clean?: (field: string, value: unknown) => unknown;
}

/** What was typed into this form before the session ended. */
export interface OfferedDraft {
  readonly at: number;
  /** Something else was typed that is never kept. */
  readonly hasSecrets: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** A picture is chosen again more easily than it is kept. */
const longestField = 100_000;

/**
 * Keeps what is typed into a form in this tab, secrets excepted, so that it outlives a session that ends by itself. A
 * form that closes while its session goes on is done with: it was saved, cancelled or given up.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { schema, of, onRestored, clean = (_field, value) => value }: DraftOptions & { readonly schema: z.ZodType },
): { readonly offer: OfferedDraft | undefined; readonly settle: () => void } {
  const [{ place, admin, token }] = useState(() => ({
    place: placeOf(schema, of),
    admin: currentSession()?.currentUser,
    token: currentSession()?.token,
  }));
  const [offered, setOffered] = useState(() => readDraft(place));
  /** The same for those who listen. */
  const waiting = useRef(offered);
  const answer = () => {
    waiting.current = undefined;
    setOffered(undefined);
  };

  const keep = useRef<(values: RecordFields, base: RecordFields) => void>(() => undefined);
  keep.current = (values, base) => {
    if (admin === undefined || currentSession()?.currentUser !== admin) return;
    const before = waiting.current;
    const changes = keptFields(schema, changedFields(base, values));
    const names = Object.keys(changes);
    if (names.length === 0) {
      leave(place, before);
      return;
    }
    writeDraft(place, {
      admin,
      at: Date.now(),
      values: {
        ...before?.values,
        ...Object.fromEntries(names.map((name) => [name, clean(name, changes[name])])),
      },
      base: { ...before?.base, ...Object.fromEntries(names.map((name) => [name, base[name]])) },
    });
  };
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keep.current(values, defaultValues ?? {}),
    });
    return () => {
      stop();
      // An expired password leads away from the form unasked.
      if (currentSession()?.token === token && currentDuty() === undefined) leave(place, waiting.current);
    };
  }, [form, place, token]);

  const offer = offered && {
    at: offered.at,
    hasSecrets: Object.values(shapeOf(schema)).some(holdsSecret),
    restore: () => {
      answer();
      const restored = rebased(offered.base, offered.values, form.getValues());
      putOnTop(form, Object.fromEntries(Object.keys(offered.values).map((name) => [name, restored[name]])));
      onRestored?.(offered);
    },
    discard: () => {
      answer();
      keep.current(form.getValues(), form.formState.defaultValues ?? {});
    },
  };
  const settle = () => {
    answer();
    removeDraft(place);
  };
  return { offer, settle };
}

/** Nothing of what was typed here is left; what is still offered stays as it was. */
function leave(place: string, offered: Draft | undefined): void {
  if (offered) writeDraft(place, offered);
  else removeDraft(place);
}

/** The address, with the side panel that is open in it, and which of its forms. */
function placeOf(schema: z.ZodType, of: unknown): string {
  const { pathname, search } = window.location;
  const open = new URLSearchParams(search).get('open');
  return JSON.stringify([pathname, open, of ?? null, Object.keys(shapeOf(schema)).sort()]);
}

function keptFields(schema: z.ZodType, values: RecordFields): RecordFields {
  const shape = shapeOf(schema);
  const kept = Object.entries(values).filter(([name, value]) => {
    const field = shape[name];
    // What the schema does not know, nobody has said to be harmless.
    return field !== undefined && !holdsSecret(field) && (JSON.stringify(value)?.length ?? 0) <= longestField;
  });
  return Object.fromEntries(kept);
}
