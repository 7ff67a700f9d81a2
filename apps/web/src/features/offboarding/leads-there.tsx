import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';

type Effect = ActionAnswer<'getRemovalEffects'>['effects'][number];

/** What the form has no part for, and where each is changed. */
const places = {
  catch_all: (id: string) => `/domains/domainlist/${id}/settings`,
  rule: (id: string) => `/users/list/${id}/rules`,
  forward: (id: string) => `/users/list/${id}/forwards`,
  send_as: (id: string) => `/users/list/${id}/sharing`,
} as const;
type Kind = keyof typeof places;

const isLeft = (effect: Effect): effect is Effect & { readonly kind: Kind } => effect.kind in places;

/** What of others leads to those who leave and stays as it is. */
export function LeadsThere({ ids }: { readonly ids: string[] }) {
  const { t } = useTranslation('offboarding');
  const { number } = useFormat();
  const seesDomains = useCan('getDomain');
  const { data } = useAction('getRemovalEffects', { ids });
  const left = data?.effects.filter(isLeft) ?? [];
  if (left.length === 0) return null;
  return (
    <Notice tone="warning" title={t('left.title')}>
      {t('left.text')}
      <Box component="ul" sx={list}>
        {left.map(({ kind, total, rows }) => (
          <li key={kind}>
            {t(`left.kind.${kind}`)}
            <Box component="ul" sx={{ ...list, listStyle: 'none', paddingLeft: 0, overflowWrap: 'anywhere' }}>
              {rows.map(({ id, name }) => (
                <li key={id}>
                  {kind === 'catch_all' && !seesDomains ? name : <Link to={places[kind](id)}>{name}</Link>}
                </li>
              ))}
              {total > rows.length ? (
                <li>{t('who.others', { num: total - rows.length, shown: number(total - rows.length) })}</li>
              ) : null}
            </Box>
          </li>
        ))}
      </Box>
    </Notice>
  );
}

const list = { margin: '4px 0 0', paddingLeft: 5, display: 'grid', gap: 1 } as const;
