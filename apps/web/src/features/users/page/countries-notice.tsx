import Box from '@mui/material/Box';
import { openIncidentStates } from '@posthouse/contract/features/security/incidents';
import { useCan } from '../../../api/access.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { CountriesCredit } from '../../../domain/countries-credit.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ExactTime } from '../../../ui/values/relative-time.tsx';

/** That this user logged in from more countries than are allowed, and the way to say that it was them. */
export function CountriesNotice({ id }: { readonly id: string }) {
  const { t, tag } = useTranslation('users');
  const maySee = useCan('getSecurityIncidents');
  const mayResolve = useCan('resolveIncident');
  const asked = { user: id, state: [...openIncidentStates], limit: 1 };
  const { data } = useAction('getSecurityIncidents', asked, { enabled: maySee });
  const { mutate, isPending } = useCommand('resolveIncident');
  const incident = data?.rows[0];
  if (incident === undefined) return null;
  const { limit, countries } = incident.evidence;
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Notice
        tone={incident.level === 2 ? 'bad' : 'warning'}
        title={t('countries.title', { num: countries.length })}
        action={
          mayResolve ? (
            <ProgressButton
              variant="outlined"
              isRunning={isPending}
              onClick={() => mutate({ id: incident.id, state: 'safe' })}
            >
              {t('countries.safe')}
            </ProgressButton>
          ) : null
        }
      >
        {t('countries.hint', { limit })}
        <Box component="ul" sx={{ margin: '6px 0', paddingLeft: 5 }}>
          {countries.map(({ country, ip, last_at }) => (
            <li key={country}>
              {names.of(country)}, <ExactTime time={last_at} />, <code>{ip}</code>
            </li>
          ))}
        </Box>
        <CountriesCredit />
      </Notice>
    </Box>
  );
}
