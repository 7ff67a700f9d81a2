import { ipAddress } from '@posthouse/contract/fields/ip-range';
import { Trash2 } from 'lucide-react';
import { wholeAddress, wholeDomain } from '../../domain/filter-texts.ts';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { suggestUsers } from '../../domain/suggest-users.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowAction } from '../../ui/table/definition/list-actions.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { AddTrustedIp } from './add-trusted-ip-form.tsx';
import { useCheckAction } from './check-ip.tsx';
import type { TrustedIp } from './trusted-ip.ts';
import { TrustedIpPanel, Who } from './trusted-ip-panel.tsx';

const wholeIp = {
  test: (text: string) => ipAddress.safeParse(text).success,
  otherwise: 'ip_invalid',
} as const;

/** Where users can log in from whoever guesses their passwords. */
export function TrustedIpsScreen() {
  const { t } = useTranslation('trusted-ips');
  const headActions = [useCheckAction()];
  const rowActions = useRowActions();
  return (
    <ListScreen
      action="getTrustedIps"
      title={t('title')}
      purpose={t('purpose')}
      searchLabel={t('search')}
      nameOf={nameOf}
      order={{ by: 'ip', dir: 'asc' }}
      columns={[
        { field: 'ip', label: t('column.ip'), width: 190, isMain: true, isSortable: true },
        {
          field: 'unicode',
          label: t('column.who'),
          width: 260,
          grow: 2,
          exports: ['unicode', 'email', 'domain'],
          cell: (row) => <Who {...row} />,
        },
        { field: 'description', label: t('column.description'), width: 200, grow: 2 },
        {
          field: 'created_at',
          label: t('column.created'),
          width: 150,
          isSortable: true,
          cell: ({ created_at }) => <RelativeTime time={created_at} />,
        },
      ]}
      filters={[
        {
          ...{ kind: 'text', name: 'domain', match: 'is', label: t('form.domain') },
          ...{ takes: wholeDomain, suggest: suggestDomains },
        },
        {
          ...{ kind: 'text', name: 'email', match: 'is', label: t('form.user') },
          ...{ takes: wholeAddress, suggest: suggestUsers },
        },
        { kind: 'text', name: 'ip', match: 'is', label: t('filter.ip'), takes: wholeIp },
      ]}
      card={{
        title: ({ ip }) => ip,
        details: (row) => [<Who key="who" {...row} />, row.description],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{ content: (row) => <TrustedIpPanel row={row} /> }}
      add={{
        label: t('add.title'),
        needs: 'addTrustedIp',
        content: (close) => <AddTrustedIp close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={[
        {
          command: 'removeTrustedIps',
          label: (count) => t('bulk.remove', { ...count }),
          icon: Trash2,
          isDestructive: true,
          confirm: { title: (count) => t('ask.remove', { ...count }), consequences: t('ask.removeText') },
        },
      ]}
      exportAction="exportTrustedIps"
      headActions={headActions}
    />
  );
}

const nameOf = ({ ip }: TrustedIp) => ip;

function useRowActions(): (row: TrustedIp) => readonly RowAction[] {
  const { t } = useTranslation('trusted-ips');
  return ({ id, ip, unicode }) => [
    {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeTrustedIps',
      input: { ids: [id] },
      confirm: { title: t('ask.removeOne', { ip, name: unicode }), consequences: t('ask.removeText') },
    },
  ];
}
