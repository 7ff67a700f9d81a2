import Box from '@mui/material/Box';
import { type Weekday, weekdays } from '@posthouse/contract/fields/access-hours';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { changedFields } from '../../../ui/form/record-changes.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { UserPage } from '../page/user-page.tsx';
import type { User } from '../user.ts';
import { AccessHoursFields } from './access-hours-fields.tsx';
import { dayName } from './day-name.ts';
import {
  accessHoursOf,
  isAlwaysClosed,
  loginIpsOf,
  servicesSchema,
  servicesValuesOf,
} from './services-values.ts';

const services = ['imap', 'pop3', 'smtp'] as const;

/** How, when and from where the user is reached. */
export function ServicesScreen() {
  return (
    <UserPage tab="services">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Services row={row} />
        </Box>
      )}
    </UserPage>
  );
}

function Services({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('renameUser');
  return (
    <Panel title={t('page.services')}>
      {mayChange ? <ServicesForm row={row} /> : <ServicesFacts row={row} />}
      <TrustedIpsLink row={row} />
    </Panel>
  );
}

/** Where the user gets in whoever guesses the password: a list of its own. */
function TrustedIpsLink({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  if (!useCan('getTrustedIps')) return null;
  return (
    <Box sx={{ marginTop: 4 }}>
      <Link to="/security/trustedips" search={{ email: row.email }}>
        {t('loginIps.trusted')}
      </Link>
    </Box>
  );
}

function ServicesForm({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const form = useRecordForm({
    command: 'updateUser',
    given: { id: row.id },
    record: row,
    load: () => call('getUser', { id: row.id }),
    schema: servicesSchema,
    valuesOf: servicesValuesOf,
    changesOf: (from, values) => {
      const { days, login_ips, ...switches } = changedFields(servicesValuesOf(from), values);
      return {
        ...switches,
        ...(days ? { access_hours: accessHoursOf(values.days) } : {}),
        ...(login_ips === undefined ? {} : { login_ips: loginIpsOf(values.login_ips) }),
      };
    },
    fieldName: (field) => t(field === 'days' ? 'facts.access_hours' : `facts.${field as 'imap'}`),
    ownWords: ({ type, params: { name } }) =>
      type === 'ip_invalid' && name !== undefined ? t('loginIps.invalid', { name }) : undefined,
  });
  const { control } = form;
  const days = useWatch({ control, name: 'days' });
  return (
    <ActionForm form={form} submitLabel={t('page.save')} takesMinutes>
      {services.map((service) => (
        <SwitchField
          key={service}
          control={control}
          name={service}
          label={t(`service.${service}`)}
          hint={t(`serviceHint.${service}`)}
          disabled={service === 'smtp' && row.account_type === 'audit'}
        />
      ))}
      <AccessHoursFields control={control} />
      {isAlwaysClosed(days) ? <Notice tone="warning">{t('hours.alwaysClosed')}</Notice> : null}
      <TextAreaField
        control={control}
        name="login_ips"
        label={t('facts.login_ips')}
        hint={t('loginIps.hint')}
        minRows={2}
        maxRows={10}
        autoComplete="off"
        spellCheck={false}
      />
    </ActionForm>
  );
}

function ServicesFacts({ row }: { readonly row: User }) {
  const { t, tag } = useTranslation('users');
  const { t: shared } = useTranslation();
  const { days } = servicesValuesOf(row);
  const hoursOf = ({ mode, start, end }: (typeof days)[Weekday]) =>
    mode === 'hours' ? `${start}:00–${end}:00` : t(`hours.${mode}`);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('page.readOnly')}</Notice>
      <DetailList
        details={[
          ...services.map((service) => ({
            label: t(`service.${service}`),
            value: shared(row[service] === 1 ? 'list.yes' : 'list.no'),
          })),
          ...weekdays.map((day) => ({
            label: t('hours.of', { day: dayName(day, tag) }),
            value: hoursOf(days[day]),
          })),
          { label: t('facts.login_ips'), value: row.login_ips.join(', ') || t('loginIps.any') },
        ]}
      />
    </Box>
  );
}
