import Box from '@mui/material/Box';
import { useAction } from '../../api/use-action.ts';
import { InternationalName } from '../../domain/international-name.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { colours } from '../../ui/theme/tokens.ts';

/** Nobody reads more of them here; the plan has them all. */
const mostNamed = 5;

/** The users who leave. */
export function Leavers({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation('offboarding');
  const { number } = useFormat();
  const others = ids.length - mostNamed;
  return (
    <Box component="ul" aria-label={t('who.leaving')} sx={list}>
      {ids.slice(0, mostNamed).map((id) => (
        <li key={id}>
          <Leaver id={id} />
        </li>
      ))}
      {others > 0 ? <li>{t('who.others', { num: others, shown: number(others) })}</li> : null}
    </Box>
  );
}

function Leaver({ id }: { readonly id: string }) {
  const { t } = useTranslation('offboarding');
  const { data, error } = useAction('getUser', { id });
  if (error) return t('who.gone');
  if (!data) return <Box component="span" sx={{ display: 'inline-block', minHeight: 20 }} />;
  return (
    <>
      <Link to={`/users/list/${id}`}>
        <InternationalName ascii={data.email} unicode={data.unicode} />
      </Link>
      {data.name ? <Box sx={{ color: colours.textSoft }}>{data.name}</Box> : null}
    </>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 } as const;
