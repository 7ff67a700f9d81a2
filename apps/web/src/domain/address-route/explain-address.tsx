import Link from '@mui/material/Link';
import { Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../api/access.ts';
import { loadChunk } from '../../api/load-chunk.ts';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HeadAction } from '../../ui/table/definition/list-actions.ts';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';

const RoutePanel = lazy(async () => {
  const [panel] = await loadChunk(() =>
    Promise.all([import('./route-panel.tsx'), loadCatalogs(['addresses'])]),
  );
  return { default: panel.RoutePanel };
});

/** Which address is explained is in the address of the page: `?explain=anna@example.com`. */
const useExplained = () => useOpenPanel('explain');

/** For the head of a list of addresses: opens the panel that says where any address leads. */
export function useExplainAction(): HeadAction {
  const { t } = useTranslation();
  const { open } = useExplained();
  return {
    label: t('explain.button'),
    icon: Route,
    needs: 'explainAddress',
    run: () => open(''),
    panel: <ExplainAddressPanel />,
  };
}

/** For the page of one address: says where that one leads. */
export function ExplainAddressLink({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  const { open } = useExplained();
  const isAllowed = useCan('explainAddress');
  if (!isAllowed) return null;
  return (
    <>
      <Link component="button" type="button" sx={withIcon} onClick={() => open(address)}>
        <Route size={14} aria-hidden />
        {t('explain.ofUser')}
      </Link>
      <ExplainAddressPanel />
    </>
  );
}

const withIcon = { display: 'inline-flex', alignItems: 'center', gap: 1.5, font: 'inherit' } as const;

export function ExplainAddressPanel() {
  const { shown, change, close } = useExplained();
  const isAllowed = useCan('explainAddress');
  // What was shown stays in the panel while it slides away.
  const [latest, setLatest] = useState(shown);
  if (shown !== undefined && shown !== latest) setLatest(shown);
  if (!isAllowed || latest === undefined) return null;
  return (
    <Suspense>
      <RoutePanel address={latest} isOpen={shown !== undefined} onAsk={change} onClose={close} />
    </Suspense>
  );
}
