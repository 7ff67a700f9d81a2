import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AttentionItem } from './attention-item.tsx';
import { type TightLimit, tightLimits } from './counters.ts';

/** What the account has nearly used up, before somebody runs into it; undefined until it is known. */
export function useLimitItems(): ReactNode[] | undefined {
  const { t } = useTranslation('home');
  const { data: status, error } = useAction('status', {});
  const isLimited = useSession()?.domainsLimited ?? true;
  // The counters below say that they could not be loaded.
  if (status === undefined) return error ? [] : undefined;
  const tight = tightLimits(status, { isLimited });
  if (tight.length === 0) return [];
  const isFull = tight.some(({ level }) => level === 'full');
  return [
    <AttentionItem
      key="limits"
      tone={isFull ? 'bad' : 'warning'}
      title={t(isFull ? 'limit.full' : 'limit.nearly')}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tight.map((limit) => (
          <TightLine key={limit.name} limit={limit} />
        ))}
      </Box>
      {t('limit.hint')}
    </AttentionItem>,
  ];
}

function TightLine({ limit: { name, current, max } }: { readonly limit: TightLimit }) {
  const { t } = useTranslation('home');
  const { number, size } = useFormat();
  const figure = (value: number) => (name === 'quota' ? size(value) : number(value));
  return (
    <li>{t('limit.of', { name: t(`counters.${name}`), current: figure(current), max: figure(max) })}</li>
  );
}
