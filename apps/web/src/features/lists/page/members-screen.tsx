import { useTranslation } from 'react-i18next';
import { useAction } from '../../../api/use-action.ts';
import { ImportButton } from '../../../domain/import-button.tsx';
import { AddMembersForm } from '../../../domain/members/add-members-form.tsx';
import { HiddenMembers } from '../../../domain/members/hidden-members.tsx';
import { useMemberActions } from '../../../domain/members/use-member-actions.ts';
import { useMemberList } from '../../../domain/members/use-member-list.tsx';
import { ListSection } from '../../../ui/list/list-screen.tsx';
import { sendMembers } from '../add/send-members.ts';
import type { MailList } from '../mail-list.ts';
import { ListPage } from './list-page.tsx';
import { RetrainerUse } from './retrainer-use.tsx';

/** Who belongs to a distribution list; of a retrainer, how it is used. */
export function MembersScreen() {
  return (
    <ListPage tab="members">
      {(row) =>
        row.type === 'distribution' ? <Members key={row.id} row={row} /> : <RetrainerUse row={row} />
      }
    </ListPage>
  );
}

function Members({ row }: { readonly row: MailList }) {
  const { t } = useTranslation();
  const { external, cardTitle, cardDetails, ...shared } = useMemberList();
  const given = { list: row.id };
  const actions = useMemberActions('removeListMembers', row.id);
  const { data } = useAction('getListMembers', { ...given, limit: 1 });
  return (
    <>
      <HiddenMembers count={data?.hidden ?? 0} />
      <ListSection
        action="getListMembers"
        given={given}
        {...shared}
        filters={[external]}
        card={{ title: cardTitle, details: cardDetails }}
        add={{
          label: t('members.add'),
          needs: 'addListMembers',
          content: (close) => <AddMembersForm send={sendMembers(row.id)} close={close} />,
        }}
        headActions={<ImportButton to="/lists/import" needs="addListMembers" />}
        exportAction="exportListMembers"
        {...actions}
      />
    </>
  );
}
