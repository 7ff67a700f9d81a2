import { mailServices } from '@posthouse/contract/fields/mail-service';
import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { MeasuredTime, Quota, TwoFactor, Type } from '../list/user-cells.tsx';
import { userAddress } from '../page/user-address.ts';
import type { User } from '../user.ts';

/** How the user is, each with the way to where it is set. */
export function DetailsPanel({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const services = mailServices.filter((service) => row[service] === 1);
  const isRestricted = Object.keys(row.access_hours).length > 0 || row.login_ips.length > 0;
  const toServices = userAddress(row.id, 'services');
  return (
    <Panel
      title={t('overview.details')}
      action={<Link to={userAddress(row.id, 'account')}>{t('page.account')}</Link>}
    >
      <DetailList
        details={[
          { label: t('column.active'), value: <AddressState catalog="users" active={row.active} /> },
          { label: t('column.type'), value: <Type {...row} /> },
          { label: t('column.quota'), value: <Quota {...row} /> },
          { label: t('column.lastlogin'), value: <MeasuredTime time={row.lastlogin} isLong /> },
          { label: t('column.twofa'), value: <TwoFactor {...row} /> },
          {
            label: t('passwords.services'),
            value: (
              <Link to={toServices}>
                {services.map((service) => t(`service.${service}`)).join(', ') || t('overview.noServices')}
              </Link>
            ),
          },
          {
            label: t('overview.logins'),
            value: (
              <Link to={toServices}>{t(isRestricted ? 'overview.restricted' : 'overview.unrestricted')}</Link>
            ),
          },
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ]}
      />
    </Panel>
  );
}
