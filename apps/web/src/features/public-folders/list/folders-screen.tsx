import { folderTypes } from '@posthouse/contract/features/public-folders';
import { useAction } from '../../../api/use-action.ts';
import { useExplainAction } from '../../../domain/address-route/explain-address.tsx';
import { suggestDomains } from '../../../domain/suggest-domains.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { AddFolderForm } from '../add/add-folder-form.tsx';
import { useAskedPanels } from '../asked-panels.tsx';
import { folderAddress } from '../folder.ts';
import { FolderTree } from '../tree/folder-tree.tsx';
import { Owners, Quota, RightCount, Type } from './folder-cells.tsx';
import { useFolderActions } from './use-folder-actions.ts';

/** More are found by typing. */
const mostChoices = 50;

/** The folders as a tree; what is searched for as a list of paths. */
export function FoldersScreen() {
  const { t } = useTranslation('public-folders');
  const { ask, panel } = useAskedPanels();
  const { rowActions, bulkActions } = useFolderActions(ask);
  const domainFilters = useDomainFilter();
  const explain = useExplainAction();
  return (
    <>
      <ListScreen
        action="getPublicFolders"
        title={t('title')}
        purpose={t('purpose')}
        tabs={<AreaTabs area="/publicfolders" label="publicFolders" />}
        searchLabel={t('search')}
        nameOf={({ path }) => path}
        order={{ by: 'path', dir: 'asc' }}
        columns={[
          { field: 'path', label: t('column.path'), width: 240, grow: 2, isMain: true, isSortable: true },
          { field: 'type', label: t('column.type'), width: 150, cell: (row) => <Type {...row} /> },
          {
            field: 'quota',
            label: t('column.quota'),
            width: 170,
            exports: ['quota', 'used'],
            cell: (row) => <Quota {...row} />,
          },
          {
            field: 'owners',
            label: t('column.owners'),
            width: 200,
            grow: 1,
            cell: (row) => <Owners {...row} />,
          },
          { field: 'rights', label: t('column.rights'), width: 110, cell: (row) => <RightCount {...row} /> },
          { field: 'domain', label: t('column.domain'), width: 170 },
          {
            field: 'unicode',
            label: t('column.email'),
            width: 200,
            isHidden: true,
            exports: ['email', 'unicode'],
          },
          { field: 'note', label: t('column.note'), width: 160, isHidden: true },
          {
            field: 'created_at',
            label: t('column.created'),
            width: 140,
            isSortable: true,
            isHidden: true,
            cell: ({ created_at }) => <RelativeTime time={created_at} />,
          },
        ]}
        filters={[
          ...domainFilters,
          {
            kind: 'choice',
            name: 'type',
            label: t('column.type'),
            choices: folderTypes.map((value) => ({ value, label: t(`type.${value}`) })),
          },
        ]}
        card={{
          title: ({ path }) => path,
          details: (row) => [
            <Type key="type" {...row} />,
            <Quota key="quota" {...row} />,
            <Owners key="owners" {...row} />,
            <RightCount key="rights" {...row} />,
          ],
        }}
        overview={{
          isShown: ({ search, filters: { domain: _domain, ...others } }) =>
            search.trim() === '' && Object.keys(others).length === 0,
          content: ({ filters: { domain } }, menuOf) => (
            <FolderTree domain={domain === undefined ? undefined : String(domain)} menuOf={menuOf} />
          ),
        }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        to={({ id }) => folderAddress(id)}
        add={{
          label: t('add.title'),
          needs: 'addPublicFolder',
          content: (close) => <AddFolderForm close={close} />,
        }}
        rowActions={rowActions}
        bulkActions={bulkActions}
        exportAction="exportPublicFolders"
        headActions={[explain]}
      />
      {panel}
    </>
  );
}

/** A choice of the account's domains; with very many of them one types the name, with one there is nothing to choose. */
function useDomainFilter() {
  const { t } = useTranslation('public-folders');
  const { data } = useAction('getUserDomains', { limit: mostChoices + 1 });
  const domains = data?.rows ?? [];
  const filter = { name: 'domain', label: t('column.domain') } as const;
  if (domains.length === 1) return [];
  if (domains.length > mostChoices || data === undefined) {
    return [{ ...filter, kind: 'text', match: 'is', suggest: suggestDomains } as const];
  }
  const choices = domains.map(({ domain, unicode }) => ({ value: domain, label: unicode }));
  return [{ ...filter, kind: 'choice', isSingle: true, choices } as const];
}
