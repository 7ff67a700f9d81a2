import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Tone } from '../../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../../ui/values/status-label.tsx';
import { type VacationState, type VacationTimes, vacationState } from './vacation-values.ts';

const looks: Readonly<Record<VacationState, Tone>> = {
  off: 'neutral',
  planned: 'neutral',
  on: 'good',
  onUntil: 'good',
  over: 'neutral',
};

/** Whether people are answered now, and until or since when. */
export function VacationMark({ reply }: { readonly reply: VacationTimes }) {
  const { t } = useTranslation('users');
  const { day } = useFormat();
  const state = vacationState(reply, new Date());
  const shown = state === 'planned' ? reply.starts_on : reply.ends_on;
  return (
    <StatusLabel tone={looks[state]}>
      {t(`delivery.vacation.state.${state}`, { day: shown === '' ? '' : day(shown) })}
    </StatusLabel>
  );
}
