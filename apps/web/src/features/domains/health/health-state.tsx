import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import type { Domain } from '../domain.ts';

const tones: Readonly<Record<Domain['health'], Tone>> = {
  queued: 'neutral',
  ok: 'good',
  warn: 'warning',
  fail: 'bad',
};

export function HealthState({ state }: { readonly state: Domain['health'] }) {
  const { t } = useTranslation('domains');
  return <StatusLabel tone={tones[state]}>{t(`health.state.${state}`)}</StatusLabel>;
}
