import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../api/use-action.ts';
import { AddMembersForm } from '../../../domain/members/add-members-form.tsx';
import { HiddenMembers } from '../../../domain/members/hidden-members.tsx';
import { useMemberList } from '../../../domain/members/use-member-list.tsx';
import { ListSection } from '../../../ui/list/list-screen.tsx';
import { sendMembers } from '../add/send-members.ts';
import { ImportMembersButton } from '../list/lists-screen.tsx';
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
        headActions={<ImportMembersButton />}
        exportAction="exportListMembers"
        rowActions={({ id, unicode: name }) => [
          {
            label: t('address.removeRow'),
            icon: Trash2,
            isDestructive: true,
            command: 'removeListMembers',
            input: { ...given, ids: [id] },
            confirm: { title: t('members.askRemoveOne', { name }), consequences: t('members.removeText') },
          },
        ]}
        bulkActions={[
          {
            command: 'removeListMembers',
            given,
            label: (count) => t('members.bulkRemove', { ...count }),
            icon: Trash2,
            isDestructive: true,
            confirm: {
              title: (count) => t('members.askRemove', { ...count }),
              consequences: t('members.removeText'),
            },
          },
        ]}
      />
    </>
  );
}
