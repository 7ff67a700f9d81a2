import Box from '@mui/material/Box';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import { useFoundItems } from './found-items.tsx';
import { useLimitItems } from './limit-items.tsx';
import { useSecurityItems } from './security-items.tsx';

/** What happens elsewhere is noticed while Home stays open. */
const refreshEveryMs = 60_000;

/** What somebody should do something about, the worst first; that there is nothing is said too, once all is known. */
export function AttentionPanel() {
  const { t } = useTranslation('home');
  const attention = useAction('getAttention', {}, { refreshEveryMs });
  const security = useSecurityItems();
  const found = useFoundItems(attention.data);
  const limits = useLimitItems();
  const items = [...(security ?? []), ...found, ...(limits ?? [])];
  const isKnown = attention.data !== undefined && security !== undefined && limits !== undefined;
  return (
    <Panel title={t('attention.title')}>
      {items.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', margin: '-8px 0', padding: 0 }}>
          {items}
        </Box>
      ) : null}
      {attention.error && attention.data === undefined ? (
        <ErrorState reason={errorText(attention.error)} onRetry={() => void attention.refetch()} />
      ) : isKnown ? (
        items.length === 0 ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
            <ToneIcon tone="good" />
            {t('attention.none')}
          </Box>
        ) : null
      ) : items.length === 0 ? (
        <LoadingState rows={1} rowHeight={22} />
      ) : null}
    </Panel>
  );
}
