import { loginOutcomes, loginPasswords } from '@posthouse/contract/features/logs/last-logins';
import { ipRange } from '@posthouse/contract/fields/ip-range';
import { loginServices } from '@posthouse/contract/fields/mail-login';
import { countryOptions } from '../../i18n/country-options.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListScreenProps } from '../../ui/table/definition/list-definition.ts';
import { RowTime } from '../../ui/values/relative-time.tsx';
import { InternationalName } from '../international-name.tsx';
import { LoginEntry } from './login-entry.tsx';
import { Country, type Login, LoginOutcome, PasswordUsed } from './login-words.tsx';

type List = ListScreenProps<'getLastLogins'>;
type Own = 'title' | 'purpose' | 'empty' | 'given';

const ipOrNetwork = {
  test: (text: string) => ipRange.safeParse(text).success,
  otherwise: 'ip_invalid',
} as const;

/** Logins to mailboxes as a list: of everybody, or of one user, whose name is then said elsewhere. */
export function useLoginList({ isOfOne = false } = {}): Omit<List, Own> & Required<Pick<List, 'filters'>> {
  const { t, tag } = useTranslation('last-logins');
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const user = { field: 'unicode', label: t('column.user'), width: 220, grow: 2 } as const;
  return {
    action: 'getLastLogins',
    searchLabel: t('search'),
    nameOf: ({ unicode }) => unicode,
    order: { by: 'at', dir: 'desc' },
    columns: [
      { field: 'at', label: t('column.at'), width: 190, isSortable: true, isMain: true, cell: timeOf },
      ...(isOfOne ? [] : [{ ...user, exports: ['unicode', 'email'], cell: nameOf } as const]),
      {
        field: 'service',
        label: t('column.service'),
        width: 120,
        cell: (row) => t(`service.${row.service}`),
      },
      { field: 'outcome', label: t('column.outcome'), width: 120, isWhole: true, cell: outcomeOf },
      {
        field: 'reason',
        label: t('column.reason'),
        width: 160,
        grow: 1,
        cell: ({ reason }) => reason && t(`reason.${reason}`),
      },
      {
        ...{ field: 'password_used', label: t('column.password'), width: 150, grow: 1 },
        ...{ exports: ['password_used', 'label'], cell: (row) => <PasswordUsed {...row} /> },
      },
      { field: 'ip', label: t('column.ip'), width: 130, grow: 1 },
      {
        field: 'country',
        label: t('column.country'),
        width: 120,
        grow: 1,
        cell: (row) => <Country {...row} />,
      },
      { field: 'attempts', label: t('column.attempts'), width: 90, align: 'end' },
    ],
    filters: [
      { kind: 'period', from: 'start', to: 'end', label: t('column.at') },
      {
        ...{ kind: 'choice', name: 'password_used', label: t('column.password') },
        choices: choices(loginPasswords, (kind) => t(`password.${kind}`)),
      },
      { kind: 'text', name: 'label', match: 'is', label: t('filter.label') },
      {
        ...{ kind: 'choice', name: 'service', label: t('column.service') },
        choices: choices(loginServices, (service) => t(`service.${service}`)),
      },
      { kind: 'choice', name: 'country', label: t('column.country'), choices: countryOptions(tag) },
      { kind: 'text', name: 'ip', match: 'is', label: t('filter.ip'), takes: ipOrNetwork },
      { kind: 'yesNo', name: 'blocked', label: t('outcome.blocked') },
      {
        ...{ kind: 'choice', name: 'outcome', label: t('column.outcome') },
        choices: choices(loginOutcomes, (outcome) => t(`outcome.${outcome}`)),
      },
    ],
    card: {
      title: (row) => (isOfOne ? timeOf(row) : nameOf(row)),
      details: (row) => [
        outcomeOf(row),
        isOfOne ? null : timeOf(row),
        t(`service.${row.service}`),
        row.reason && t(`reason.${row.reason}`),
        row.ip,
        row.country && <Country key="country" {...row} />,
      ],
    },
    detail: { content: (row) => <LoginEntry row={row} /> },
    exportAction: 'exportLastLogins',
  };
}

const timeOf = ({ at }: Login) => <RowTime key="at" time={at} />;
const nameOf = ({ email, unicode }: Login) => <InternationalName ascii={email} unicode={unicode} />;
const outcomeOf = (row: Login) => <LoginOutcome key="outcome" {...row} />;
