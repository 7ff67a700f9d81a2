import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours, type Tone } from '../../../ui/theme/tokens.ts';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import type { Dkim } from './dkim.ts';

type Key = Dkim['keys'][number];

const tones: Readonly<Record<Key['state'], Tone>> = {
  waiting: 'warning',
  active: 'good',
  retiring: 'neutral',
};

/** The keys with the record each of them needs. */
export function DkimKeys({ keys }: { readonly keys: readonly Key[] }) {
  const { t } = useTranslation('domains');
  if (keys.length === 0) return <Box sx={{ color: colours.textSoft }}>{t('dkim.noKeys')}</Box>;
  return (
    <Box component="ul" sx={list}>
      {keys.map((key) => (
        <li key={key.selector}>
          <DkimKey dkimKey={key} />
        </li>
      ))}
    </Box>
  );
}

function DkimKey({ dkimKey }: { readonly dkimKey: Key }) {
  const { t } = useTranslation('domains');
  const { day, calendarDay } = useFormat();
  const { selector, state, since, host, value } = dkimKey;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography variant="h3">{t('dkim.selector', { name: selector })}</Typography>
        <StatusLabel tone={tones[state]}>{t(`dkim.state.${state}`)}</StatusLabel>
        <Box sx={{ color: colours.textSoft, fontSize: 13 }}>
          {t('dkim.since', { day: day(calendarDay(new Date(since))) })}
        </Box>
      </Box>
      <Box sx={{ maxWidth: 720, marginTop: 1 }}>{t(`dkim.explain.${state}`)}</Box>
      <Box component="dl" sx={record}>
        <dt>{t('dkim.host')}</dt>
        <dd>
          <CopyValue value={host} label={t('dkim.copyHost', { name: selector })} />
        </dd>
        <dt>{t('dkim.key')}</dt>
        <dd>
          <CopyValue value={value} label={t('dkim.copyKey', { name: selector })} />
        </dd>
      </Box>
    </>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${colours.border}`, marginTop: 4, paddingTop: 4 },
} as const;

const record = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 1,
  margin: '12px 0 0',
  '& dt': { color: colours.textSoft, paddingTop: '4px' },
  '& dd': { margin: 0, minWidth: 0 },
} as const;
