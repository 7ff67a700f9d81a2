import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useMemberActions } from '../../../domain/members/use-member-actions.ts';
import { useMemberList } from '../../../domain/members/use-member-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EmptyState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ListSection } from '../../../ui/table/list-screen.tsx';
import type { SmartList } from '../smart-list.ts';
import { AddMembers } from './add-members.tsx';
import { MemberSwitch } from './member-switch.tsx';
import { SmartListPage } from './smart-list-page.tsx';

/** Who belongs to a smart list, and what each of them can do. */
export function MembersScreen() {
  return (
    <SmartListPage tab="members">
      {(row) => (row.type === 'all' ? <AllUsers row={row} /> : <Members row={row} />)}
    </SmartListPage>
  );
}

function AllUsers({ row: { domain, members } }: { readonly row: SmartList }) {
  const { t } = useTranslation('smart-lists');
  return (
    <Panel>
      <EmptyState title={t('members.all', { domain: readableName(domain) })}>
        {t('members.allText')}
        {members > 0 ? (
          <Box component="span" sx={{ display: 'block', marginTop: 2 }}>
            {t('members.allKept', { num: members })}
          </Box>
        ) : null}
      </EmptyState>
    </Panel>
  );
}

function Members({ row }: { readonly row: SmartList }) {
  const { t } = useTranslation('smart-lists');
  const { t: shared } = useTranslation();
  const { external, cardTitle, cardDetails, columns, ...others } = useMemberList();
  const actions = useMemberActions('removeSmartListMembers', row.id);
  return (
    <ListSection
      action="getSmartListMembers"
      given={{ list: row.id }}
      {...others}
      columns={[
        ...columns,
        {
          field: 'can_post',
          label: t('members.post'),
          width: 140,
          cell: (member) => <MemberSwitch list={row.id} member={member} ability="can_post" />,
        },
        {
          field: 'can_receive',
          label: t('members.receive'),
          width: 130,
          cell: (member) => <MemberSwitch list={row.id} member={member} ability="can_receive" />,
        },
      ]}
      filters={[
        external,
        { kind: 'yesNo', name: 'can_post', label: t('members.post') },
        { kind: 'yesNo', name: 'can_receive', label: t('members.receive') },
      ]}
      card={{
        title: cardTitle,
        details: (member) => [
          ...cardDetails(member),
          <MemberSwitch key="post" list={row.id} member={member} ability="can_post" isLabelled />,
          <MemberSwitch key="receive" list={row.id} member={member} ability="can_receive" isLabelled />,
        ],
      }}
      add={{
        label: shared('members.add'),
        needs: 'setSmartListMembers',
        content: (close) => <AddMembers list={row.id} close={close} />,
      }}
      {...actions}
    />
  );
}
