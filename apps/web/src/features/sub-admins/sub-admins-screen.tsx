import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { newAddress, subAdminAddress } from './page/sub-admin-address.ts';
import {
  DomainNames,
  Email,
  EmailConfirmation,
  IpRestriction,
  LastLogin,
  State,
  TwoFactor,
} from './sub-admin-cells.tsx';
import type { SubAdmin } from './sub-admin-values.ts';
import { useBulkActions, useRowActions } from './use-list-actions.ts';
import { ViewAsDialog } from './view-as/view-as-dialog.tsx';

/** The people who share the work of the account, and what each of them may do. */
export function SubAdminsScreen() {
  const { t } = useTranslation('sub-admins');
  const [viewed, setViewed] = useState<SubAdmin>();
  const rowActions = useRowActions(setViewed);
  const bulkActions = useBulkActions();
  return (
    <>
      <ListScreen
        action="getSubAdmins"
        title={t('title')}
        purpose={t('purpose')}
        searchLabel={t('search')}
        nameOf={nameOf}
        order={{ by: 'username', dir: 'asc' }}
        columns={[
          {
            field: 'username',
            label: t('column.username'),
            width: 130,
            grow: 2,
            isMain: true,
            isSortable: true,
          },
          { field: 'name', label: t('column.name'), width: 100, grow: 3, isSortable: true },
          {
            field: 'email',
            label: t('column.email'),
            width: 180,
            grow: 3,
            isSortable: true,
            cell: emailOf,
          },
          { field: 'active', label: t('column.active'), width: 145, cell: stateOf },
          { field: 'domains', label: t('column.domains'), width: 105, grow: 2, cell: domainsOf },
          { field: 'twofa_enabled', label: t('column.twofa'), width: 100, cell: twoFactorOf },
          {
            field: 'ip_restricted',
            label: t('column.ip'),
            width: 130,
            isHidden: true,
            cell: ipRestrictionOf,
          },
          {
            field: 'lastlogin',
            label: t('column.lastlogin'),
            width: 130,
            isSortable: true,
            cell: lastLoginOf,
          },
          {
            field: 'created_at',
            label: t('column.created'),
            width: 150,
            isSortable: true,
            isHidden: true,
            cell: createdOf,
          },
        ]}
        filters={[
          { kind: 'yesNo', name: 'active', label: t('state.active') },
          { kind: 'yesNo', name: 'invited', label: t('state.invited') },
        ]}
        card={{
          title: (row) => row.name || row.username,
          details: (row) => [
            row.name ? row.username : '',
            stateOf(row),
            unconfirmedOf(row),
            row.lastlogin ? (
              <>
                {t('column.lastlogin')}: {lastLoginOf(row)}
              </>
            ) : null,
          ],
        }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        to={({ id }) => subAdminAddress(id)}
        add={{ label: t('add'), needs: 'addSubAdmin', to: newAddress }}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
      {viewed ? <ViewAsDialog row={viewed} onClose={() => setViewed(undefined)} /> : null}
    </>
  );
}

const nameOf = ({ username }: SubAdmin) => username;
const emailOf = (row: SubAdmin) => <Email {...row} />;
const unconfirmedOf = (row: SubAdmin) =>
  row.email_confirmed === 0 && row.invited === 0 ? <EmailConfirmation {...row} /> : null;
const stateOf = (row: SubAdmin) => <State {...row} />;
const twoFactorOf = (row: SubAdmin) => <TwoFactor {...row} />;
const ipRestrictionOf = (row: SubAdmin) => <IpRestriction {...row} />;
const domainsOf = (row: SubAdmin) => <DomainNames {...row} />;
const lastLoginOf = ({ lastlogin }: SubAdmin) => <LastLogin lastlogin={lastlogin} />;
const createdOf = ({ created_at }: SubAdmin) => <RelativeTime time={created_at} />;
