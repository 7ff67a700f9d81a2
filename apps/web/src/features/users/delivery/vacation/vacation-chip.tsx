import { useAction } from '../../../../api/use-action.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { StatusLabel } from '../../../../ui/values/status-label.tsx';
import { vacationState } from './vacation-values.ts';

/** At the head of the page, while people who write to the user are answered. */
export function VacationChip({ id }: { readonly id: string }) {
  const { t } = useTranslation('users');
  const { data } = useAction('getVacation', { id });
  if (!data || !['on', 'onUntil'].includes(vacationState(data, new Date()))) return null;
  return <StatusLabel tone="neutral">{t('delivery.vacation.away')}</StatusLabel>;
}
