import { AddMembersForm } from '../../../domain/members/add-members-form.tsx';
import { useMemberActions } from '../../../domain/members/use-member-actions.ts';
import { useMemberList } from '../../../domain/members/use-member-list.tsx';
import { useImportAction } from '../../../domain/use-import-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListSection } from '../../../ui/table/list-screen.tsx';
import { type MailList, sendMembers } from '../mail-list.ts';
import { ListPage } from './list-page.tsx';
import { RetrainerUse } from './retrainer-use.tsx';

/** Who belongs to a distribution list; of a retrainer, how it is used. */
export function MembersScreen() {
  return (
    <ListPage tab="members">
      {(row) => (row.type === 'distribution' ? <Members row={row} /> : <RetrainerUse row={row} />)}
    </ListPage>
  );
}

function Members({ row }: { readonly row: MailList }) {
  const { t } = useTranslation();
  const { external, cardTitle, cardDetails, ...shared } = useMemberList();
  const importing = useImportAction({ to: '/lists/import', needs: 'addListMembers' });
  const actions = useMemberActions('removeListMembers', row.id);
  return (
    <ListSection
      action="getListMembers"
      given={{ list: row.id }}
      {...shared}
      filters={[external]}
      card={{ title: cardTitle, details: cardDetails }}
      add={{
        label: t('members.add'),
        needs: 'addListMembers',
        content: (close) => (
          <AddMembersForm command="addListMembers" send={sendMembers(row.id)} close={close} />
        ),
      }}
      headActions={[importing]}
      exportAction="exportListMembers"
      {...actions}
    />
  );
}
