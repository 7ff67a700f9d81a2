import Box from '@mui/material/Box';
import { gigabytes } from '@posthouse/contract/fields/quota';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { type TightLimit, tightLimits } from './counters.ts';

/** What the account has nearly used up, before somebody runs into it. */
export function LimitNotice() {
  const { t } = useTranslation('home');
  const status = useAction('status', {}).data;
  const isLimited = useSession()?.domainsLimited ?? true;
  const tight = status ? tightLimits(status, { isLimited }) : [];
  if (tight.length === 0) return null;
  const isFull = tight.some(({ level }) => level === 'full');
  return (
    <Notice tone={isFull ? 'bad' : 'warning'} title={t(isFull ? 'limit.full' : 'limit.nearly')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tight.map((limit) => (
          <TightLine key={limit.name} limit={limit} />
        ))}
      </Box>
      {t('limit.hint')}
    </Notice>
  );
}

function TightLine({ limit: { name, current, max } }: { readonly limit: TightLimit }) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const figure = (value: number) =>
    name === 'quota' ? `${number(gigabytes(value))} ${t('counters.unit')}` : number(value);
  return (
    <li>{t('limit.of', { name: t(`counters.${name}`), current: figure(current), max: figure(max) })}</li>
  );
}
