import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';

/** Quiet when all went well, so that refusals stand out. */
export function Outcome({ outcome }: Pick<RowOf<'getAccountHistory'>, 'outcome'>) {
  const { t } = useTranslation('account-history');
  if (outcome === 'refused') return <StatusLabel tone="warning">{t('outcome.refused')}</StatusLabel>;
  if (outcome === 'pending') return <StatusLabel tone="neutral">{t('outcome.pending')}</StatusLabel>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <ToneIcon tone="good" size={14} />
      {t('outcome.done')}
    </Box>
  );
}
