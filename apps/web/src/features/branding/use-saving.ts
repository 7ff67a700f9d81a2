import { useEffect, useRef } from 'react';
import { announceAnswer } from '../../api/announce.ts';
import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { type Branding, type BrandValues, changesOf } from './brand-values.ts';

/** Sends only what differs from the version the form was made of; without a domain it is the account's. */
export function useSaving(record: Branding, domain: string | undefined) {
  const account = useCommand('setAdminBranding');
  const ofDomain = useCommand('setBrandingDomain');
  const seen = useRef(new Map<number, Branding>());
  useEffect(() => {
    seen.current.set(record.version, record);
  }, [record]);
  return {
    save: async ({ version = record.version, ...values }: BrandValues & { readonly version?: number }) => {
      const changes = changesOf(seen.current.get(version) ?? record, values);
      // The form may stay where it is: without a word nobody would know that it was saved.
      if (Object.keys(changes).length === 0) announceAnswer('setAdminBranding', undefined);
      else if (domain === undefined) await account.mutateAsync({ ...changes, version });
      else await ofDomain.mutateAsync({ ...changes, domain, version });
    },
    reload: async () => {
      const newer = await (domain === undefined
        ? call('getAdminBranding', {})
        : call('getBrandingDomain', { domain }));
      seen.current.set(newer.version, newer);
      return { values: newer.own, version: newer.version };
    },
  };
}
