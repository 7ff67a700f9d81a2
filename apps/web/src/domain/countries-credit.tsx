import Link from '@mui/material/Link';
import { useAction } from '../api/use-action.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Whose data says which country an address is in: their licence wants it said where it is used. */
export function CountriesCredit() {
  const { t } = useTranslation();
  const { data } = useAction('getAlerts', {});
  if (data?.countries_by !== 'DB-IP') return null;
  return (
    <Link href="https://db-ip.com" target="_blank" rel="noreferrer">
      {t('countriesCredit')}
    </Link>
  );
}
