import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import type { AliasRow } from './alias.ts';

/** What fits into a row; the panel has all of them. */
const mostShown = 2;

/** The first destinations, and how many more there are, also where the admin cannot see them. */
export function Destinations({
  forward,
  hidden_destinations,
}: Pick<AliasRow, 'forward' | 'hidden_destinations'>) {
  const { t } = useTranslation('aliases');
  const { number } = useFormat();
  const readable = forward.map(readableName);
  const more = Math.max(0, forward.length - mostShown) + hidden_destinations;
  return (
    <Box component="span" title={readable.join(', ')} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {readable.slice(0, mostShown).join(', ')}
      </Box>
      {more > 0 ? (
        <Box component="span" sx={{ flexShrink: 0, color: colours.textSoft }}>
          {t('more', { num: number(more) })}
        </Box>
      ) : null}
    </Box>
  );
}

export function External({ external }: Pick<AliasRow, 'external'>) {
  const { t } = useTranslation();
  return external === 1 ? <StatusLabel tone="neutral">{t('address.external')}</StatusLabel> : null;
}
