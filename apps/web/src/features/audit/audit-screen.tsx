import { Power, PowerOff, Trash2 } from 'lucide-react';
import { InternationalName } from '../../domain/international-name.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowAction } from '../../ui/table/definition/list-actions.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { type AuditedDomain, AuditState, MailboxName } from './audit-cells.tsx';
import { AuditForm } from './audit-form.tsx';
import { AuditMailboxes } from './audit-mailboxes.tsx';

/** Which domains are journaled where. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const rowActions = useRowActions();
  return (
    <ListScreen
      action="getAudit"
      title={t('title')}
      purpose={t('purpose')}
      intro={<AuditMailboxes />}
      searchLabel={t('search')}
      nameOf={({ unicode }) => unicode}
      order={{ by: 'domain', dir: 'asc' }}
      columns={[
        {
          field: 'domain',
          label: t('column.domain'),
          width: 220,
          grow: 1,
          isMain: true,
          isSortable: true,
          cell: nameCell,
        },
        { field: 'audit_email', label: t('column.mailbox'), width: 240, grow: 1, cell: mailboxCell },
        { field: 'audit_enabled', label: t('column.state'), width: 190, cell: stateCell },
      ]}
      filters={[{ kind: 'yesNo', name: 'audit_enabled', label: t('facts.audit_enabled') }]}
      card={{ title: nameCell, details: (row) => [mailboxCell(row), stateCell(row)] }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{ content: (row, close) => <AuditForm row={row} close={close} /> }}
      add={{
        label: t('form.title'),
        needs: 'setAuditDomain',
        content: (close) => <AuditForm close={close} />,
      }}
      rowActions={rowActions}
    />
  );
}

const nameCell = ({ domain, unicode }: AuditedDomain) => (
  <InternationalName ascii={domain} unicode={unicode} />
);
const mailboxCell = (row: AuditedDomain) => <MailboxName key="mailbox" {...row} />;
const stateCell = (row: AuditedDomain) => <AuditState key="state" {...row} />;

/** What can be done with one; turning it on and off is a setting of the domain. */
function useRowActions(): (row: AuditedDomain) => readonly RowAction[] {
  const { t } = useTranslation('audit');
  return ({ id, domain, unicode: name, audit_enabled }) => [
    audit_enabled === 0
      ? { label: t('row.on'), icon: Power, command: 'updateDomain', input: { id, audit_enabled: 1 } }
      : {
          label: t('row.off'),
          icon: PowerOff,
          command: 'updateDomain',
          input: { id, audit_enabled: 0 },
          confirm: { title: t('ask.off', { name }), consequences: t('ask.offText') },
        },
    {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeAuditDomain',
      input: { domain },
      confirm: { title: t('ask.remove', { name }), consequences: t('ask.removeText') },
    },
  ];
}
