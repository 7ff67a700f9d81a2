import { useEffect, useRef } from 'react';
import { announceAnswer } from '../../../api/announce.ts';
import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import type { Domain } from '../domain.ts';
import { changesOf, type SettingsValues, valuesOf } from './settings-values.ts';

/** Sends only what differs from the version the form was made of. */
export function useSaving(row: Domain) {
  const { mutateAsync } = useCommand('updateDomain');
  const seen = useRef(new Map<number, Domain>());
  useEffect(() => {
    seen.current.set(row.version, row);
  }, [row]);
  return {
    save: async ({ version = row.version, ...values }: SettingsValues & { readonly version?: number }) => {
      const changes = changesOf(seen.current.get(version) ?? row, values);
      if (Object.keys(changes).length > 0) await mutateAsync({ ...changes, id: row.id, version });
      // The form stays where it is: without a word nobody would know that it was saved.
      else announceAnswer('updateDomain', undefined);
    },
    reload: async () => {
      const newer = await call('getDomain', { id: row.id });
      seen.current.set(newer.version, newer);
      return { values: valuesOf(newer), version: newer.version };
    },
  };
}
