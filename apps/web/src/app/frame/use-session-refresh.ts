import { useEffect } from 'react';
import { refreshSession } from '../../api/sign-in.ts';
import { useAction } from '../../api/use-action.ts';

const freshMs = 60_000;

/** Rights, timeout and warnings may have changed since they were stored. */
export function useSessionRefresh(): void {
  const info = useAction('getAdminInfo', {}, { staleMs: freshMs }).data;
  const permissions = useAction('getPermissions', {}, { staleMs: freshMs }).data;
  useEffect(() => {
    if (info && permissions) refreshSession(info, permissions);
  }, [info, permissions]);
}
