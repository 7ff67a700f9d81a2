import { useCan } from '../../api/access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { ExactTime } from '../../ui/values/relative-time.tsx';
import { CountriesCredit } from '../countries-credit.tsx';
import { InternationalName } from '../international-name.tsx';
import { Country, type Login, LoginOutcome, PasswordUsed } from './login-words.tsx';

/** One login, or several failures within a minute, with everything that is known about it. */
export function LoginEntry({ row }: { readonly row: Login }) {
  const { t } = useTranslation('last-logins');
  const maySeeUsers = useCan('getUser');
  const name = <InternationalName ascii={row.email} unicode={row.unicode} />;
  return (
    <>
      <DetailList
        details={[
          { label: t('column.outcome'), value: <LoginOutcome {...row} /> },
          { label: t('column.reason'), value: row.reason && t(`reason.${row.reason}`) },
          { label: t('column.at'), value: <ExactTime time={row.at} /> },
          { label: t('column.attempts'), value: row.attempts > 1 ? row.attempts : null },
          {
            label: t('column.user'),
            value: maySeeUsers ? <Link to={`/users/list/${row.user_id}`}>{name}</Link> : name,
          },
          { label: t('column.service'), value: t(`service.${row.service}`) },
          { label: t('column.password'), value: row.password_used && <PasswordUsed {...row} /> },
          { label: t('column.ip'), value: row.ip && <CopyValue value={row.ip} /> },
          { label: t('column.country'), value: row.country && <Country {...row} /> },
        ].filter(({ value }) => Boolean(value))}
      />
      {row.country === '' ? null : <CountriesCredit />}
    </>
  );
}
