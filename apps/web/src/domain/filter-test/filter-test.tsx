import Button from '@mui/material/Button';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../api/access.ts';
import { loadChunk } from '../../api/load-chunk.ts';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HeadAction } from '../../ui/table/definition/list-actions.ts';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';

const TestPanel = lazy(async () => {
  const [panel] = await loadChunk(() =>
    Promise.all([import('./test-panel.tsx'), loadCatalogs(['test-filter'])]),
  );
  return { default: panel.TestPanel };
});

/** What is asked is in the address of the page: `?test=from=anna@…,to=ben@…`, or `?test=1` before that. */
const useTested = () => useOpenPanel('test');

/** For the head of a list of the filter: opens the panel that says what would become of a message. */
export function useFilterTestAction(): HeadAction {
  const { t } = useTranslation();
  const { open } = useTested();
  return {
    label: t('filterTest'),
    icon: FlaskConical,
    needs: 'testFilter',
    run: () => open('1'),
    panel: <FilterTestPanel />,
  };
}

/** The same for a page that is no list. */
export function FilterTestButton() {
  const { t } = useTranslation();
  const { open } = useTested();
  const isAllowed = useCan('testFilter');
  if (!isAllowed) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<FlaskConical size={16} aria-hidden />} onClick={() => open('1')}>
        {t('filterTest')}
      </Button>
      <FilterTestPanel />
    </>
  );
}

function FilterTestPanel() {
  const { shown, change, close } = useTested();
  const isAllowed = useCan('testFilter');
  // What was shown stays in the panel while it slides away.
  const [latest, setLatest] = useState(shown);
  if (shown !== undefined && shown !== latest) setLatest(shown);
  if (!isAllowed || latest === undefined) return null;
  return (
    <Suspense>
      <TestPanel asked={latest} isOpen={shown !== undefined} onAsk={change} onClose={close} />
    </Suspense>
  );
}
