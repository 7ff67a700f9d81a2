import { useEffect, useRef } from 'react';
import { notify } from '../../api/notification-store.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const lookEveryMs = 15 * 60_000;

/** Says once that a newer panel was published than the one this tab runs. */
export function useNewVersion(): void {
  const { t } = useTranslation();
  const version = useAction('getClientConfig', {}, { refreshEveryMs: lookEveryMs }).data?.version;
  const first = useRef<string>(undefined);
  useEffect(() => {
    first.current ??= version;
    // Unknown for a while after the session changed.
    if (version === undefined || version === first.current) return;
    notify({
      key: 'new-version',
      tone: 'neutral',
      title: t('version.published'),
      stays: true,
      action: { label: t('action.reload'), run: () => window.location.reload() },
    });
  }, [version, t]);
}
