import Box from '@mui/material/Box';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { DomainPage } from '../page/domain-page.tsx';
import type { Dkim } from './dkim.ts';
import { DkimCommands } from './dkim-commands.tsx';
import { DkimKeys } from './dkim-keys.tsx';

/** The signature of outgoing mail, and the keys behind it. */
export function DkimScreen() {
  return <DomainPage tab="dkim">{({ domain }) => <DomainDkim domain={domain} />}</DomainPage>;
}

function DomainDkim({ domain }: { readonly domain: string }) {
  const { data, error, refetch } = useAction('getDkim', { domain });
  if (data) return <KnownDkim dkim={data} />;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  return <LoadingState rows={6} rowHeight={56} />;
}

function KnownDkim({ dkim }: { readonly dkim: Dkim }) {
  const { t } = useTranslation('domains');
  const signing = signingOf(dkim);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
      <Panel title={t('dkim.title')}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box sx={{ maxWidth: 720 }}>{t('dkim.purpose')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Box role="status">
              <StatusLabel tone={tones[signing]}>{t(`dkim.${signing}`)}</StatusLabel>
            </Box>
            <DkimCommands dkim={dkim} />
          </Box>
        </Box>
      </Panel>
      <Panel title={t('dkim.keys')}>
        <DkimKeys keys={dkim.keys} />
      </Panel>
    </Box>
  );
}

const tones = { on: 'good', waiting: 'warning', off: 'neutral' } as const;

/** Turned on, mail is signed only once a key's record was seen. */
function signingOf({ dkim_enabled, keys }: Dkim): keyof typeof tones {
  if (dkim_enabled === 0) return 'off';
  return keys.some(({ state }) => state === 'active') ? 'on' : 'waiting';
}
