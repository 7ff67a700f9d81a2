import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import { State } from '../sub-admin-cells.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';
import { useRowActions } from '../use-list-actions.ts';
import { useLockOf } from '../use-lock.ts';
import { ViewAsDialog } from '../view-as/view-as-dialog.tsx';
import { EditSubAdminForm } from './edit-sub-admin-form.tsx';
import { InvitationNotice } from './invitation-notice.tsx';
import { listAddress, subAdminAddress } from './sub-admin-address.ts';
import { SubAdminFacts } from './sub-admin-facts.tsx';

/** Everything about one sub-admin: login, domains and rights. */
export function SubAdminScreen() {
  const { t } = useTranslation('sub-admins');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const record = useAction('getSubAdmin', { id });
  return (
    <RecordPage
      record={record}
      place={{ id: `sub-admin-${id}`, to: subAdminAddress(id) }}
      list={{ to: listAddress, label: t('page.back') }}
      nameOf={({ username }) => username}
      title={t('title')}
      purpose={(row) => <Summary row={row} />}
      actions={(row) => <SubAdminActions row={row} />}
      gone={{ title: t('page.gone'), hint: t('page.goneHint') }}
    >
      {(row) => <Content row={row} />}
    </RecordPage>
  );
}

function SubAdminActions({ row }: { readonly row: SubAdmin }) {
  const [isViewing, setIsViewing] = useState(false);
  const actions = useRowActions(() => setIsViewing(true))(row);
  return (
    <>
      <HeadActions name={row.username} actions={actions} list={listAddress} />
      {isViewing ? <ViewAsDialog row={row} onClose={() => setIsViewing(false)} /> : null}
    </>
  );
}

function Summary({ row }: { readonly row: SubAdmin }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      {row.name}
      <State {...row} />
    </Box>
  );
}

/** The form, or for those who cannot change this sub-admin the same facts with the reason. */
function Content({ row }: { readonly row: SubAdmin }) {
  const lock = useLockOf()(row);
  if (lock) return <SubAdminFacts row={row} lock={lock} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {row.invited === 1 ? <InvitationNotice row={row} /> : null}
      <EditSubAdminForm row={row} />
    </Box>
  );
}
