import Box from '@mui/material/Box';
import { addressesIn } from '../../../../domain/addresses/address-choice.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Panel } from '../../../../ui/page/panel.tsx';
import { colours } from '../../../../ui/theme/tokens.ts';
import type { User } from '../../user.ts';
import { type VacationValues, whenOf } from './vacation-values.ts';

interface VacationPreviewProps {
  readonly row: User;
  readonly values: VacationValues;
  readonly timezone: string;
}

/** Who gets the reply, and how it looks. */
export function VacationPreview({ row, values, timezone }: VacationPreviewProps) {
  const { t } = useTranslation('users');
  const others = addressesIn(values.addresses)?.length ?? 0;
  const days = Number(values.days) || 1;
  const { day } = useFormat();
  const { starts_on, ends_on } = values;
  const dates = { from: starts_on && day(starts_on), to: ends_on && day(ends_on) };
  // Written as in Sweden, a day is as it is on the wire.
  const when = whenOf(values, new Date().toLocaleDateString('sv-SE', { timeZone: timezone }));
  return (
    <Panel title={t('delivery.vacation.preview')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 580 }}>
            {when === 'over'
              ? t('delivery.vacation.state.over', { day: dates.to })
              : t(`delivery.vacation.when.${when}`, dates)}
          </Box>
          {when === 'off' || when === 'over' ? null : (
            <>
              <span>{t('delivery.vacation.who', { days, address: row.unicode })}</span>
              {others > 0 ? <span>{t('delivery.vacation.whoMore', { num: others })}</span> : null}
              <span>{t('delivery.vacation.nobody')}</span>
            </>
          )}
        </Box>
        <Box sx={letter}>
          <Box sx={{ fontWeight: 580 }}>{values.subject.trim() || t('delivery.vacation.autoSubject')}</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', color: values.text.trim() ? 'inherit' : colours.textSoft }}>
            {values.text.trim() || t('delivery.vacation.noText')}
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}

const letter = {
  display: 'grid',
  gap: 2,
  padding: 3,
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
  overflowWrap: 'anywhere',
} as const;
