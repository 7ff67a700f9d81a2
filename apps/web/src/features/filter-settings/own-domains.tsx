import Box from '@mui/material/Box';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';

const mostNamed = 20;

/** Where something else counts than for the account. */
export function OwnDomains() {
  const { t } = useTranslation('filter-settings');
  const { number } = useFormat();
  const { data } = useAction('getFilterDomains', { own: 1, limit: mostNamed });
  if (data === undefined || data.rows.length === 0) return null;
  const more = data.total - data.rows.length;
  return (
    <Panel title={t('ownDomains')}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data.rows.map(({ domain, unicode }) => (
          <li key={domain}>
            <Link to="/filtering/settings" search={{ domain }}>
              {unicode}
            </Link>
          </li>
        ))}
      </Box>
      {more > 0 ? (
        <Box sx={{ marginTop: 2, color: colours.textSoft }}>{t('moreDomains', { num: number(more) })}</Box>
      ) : null}
    </Panel>
  );
}
