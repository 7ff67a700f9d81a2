import type { HealthRow } from '@posthouse/contract/features/domains/health';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Tone } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';

const tones: Readonly<Record<HealthRow['status'], Tone>> = {
  queued: 'neutral',
  ok: 'good',
  warn: 'warning',
  fail: 'bad',
  unknown: 'neutral',
};

export function HealthState({ state }: { readonly state: HealthRow['status'] }) {
  const { t } = useTranslation('domains');
  return <StatusLabel tone={tones[state]}>{t(`health.state.${state}`)}</StatusLabel>;
}

/** The same where nothing beside it says what it is the state of. */
export function HealthSummary({ state }: { readonly state: HealthRow['status'] }) {
  const { t } = useTranslation('domains');
  return <StatusLabel tone={tones[state]}>{t(`health.summary.${state}`)}</StatusLabel>;
}
