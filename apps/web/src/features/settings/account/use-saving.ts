import { useEffect, useRef } from 'react';
import { announceAnswer } from '../../../api/announce.ts';
import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { changesOf, type Settings, type SettingsValues, valuesOf } from './settings-values.ts';

/** Sends only what differs from the version the form was made of. */
export function useSaving(row: Settings) {
  // Whatever is shown may depend on it: the command loads everything anew, the session's own facts among it.
  const { mutateAsync } = useCommand('updateSettings');
  const seen = useRef(new Map<number, Settings>());
  useEffect(() => {
    seen.current.set(row.version, row);
  }, [row]);
  return {
    save: async ({ version = row.version, ...values }: SettingsValues & { readonly version?: number }) => {
      const changes = changesOf(seen.current.get(version) ?? row, values);
      if (Object.keys(changes).length > 0) await mutateAsync({ ...changes, version });
      // The form stays where it is: without a word nobody would know that it was saved.
      else announceAnswer('updateSettings', undefined);
    },
    reload: async () => {
      const newer = await call('getSettings', {});
      seen.current.set(newer.version, newer);
      return { values: valuesOf(newer), version: newer.version };
    },
  };
}
