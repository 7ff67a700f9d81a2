import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RecycledKind, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Screen, useVisibleScreens } from '../../ui/navigation/screen.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { DayOf, RelativeTime } from '../../ui/values/relative-time.tsx';
import { useBulkActions, useRowActions } from './use-list-actions.ts';

type Recycled = RowOf<'getRecycleBin'>;

interface Kind {
  readonly kind: RecycledKind;
  /** The screen it was removed on, by its name in the menu. */
  readonly name: string;
}

/** What was removed and can still be restored, one kind of things at a time: each area has the bin of its own. */
export const DomainsBin = () => <RecycledThings kind="domains" />;
export const UsersBin = () => <RecycledThings kind="users" />;
export const AliasesBin = () => <RecycledThings kind="aliases" />;
export const ListsBin = () => <RecycledThings kind="lists" />;
export const SmartListsBin = () => <RecycledThings kind="smart_lists" />;
export const PublicFoldersBin = () => <RecycledThings kind="public_folders" />;

/** The beginning of the addresses of a kind, and the name of its list in the menu. */
const areas: Readonly<Record<RecycledKind, { readonly path: string; readonly name: string }>> = {
  domains: { path: '/domains', name: 'domains' },
  users: { path: '/users', name: 'users' },
  aliases: { path: '/aliases', name: 'aliases' },
  lists: { path: '/lists', name: 'lists' },
  smart_lists: { path: '/smartlists', name: 'smartLists' },
  public_folders: { path: '/publicfolders', name: 'publicFolders' },
};
const binOf = (kind: RecycledKind) => `${areas[kind].path}/recyclebin`;

/** The kinds of things the admin's screens put into the bin. */
function kindsOf(screens: readonly Screen[]): readonly Kind[] {
  return screens.flatMap(({ recycles, name }) =>
    recycles !== undefined && name !== undefined ? [{ kind: recycles, name }] : [],
  );
}

interface RecycledThingsProps {
  readonly kind: RecycledKind;
}

function RecycledThings({ kind }: RecycledThingsProps) {
  const { t } = useTranslation('recycle-bin');
  const rowActions = useRowActions(kind);
  const bulkActions = useBulkActions(kind);
  return (
    <ListScreen
      action="getRecycleBin"
      given={{ kind }}
      title={t('title')}
      purpose={t(`of.${kind}.purpose`, { days: recycleDays })}
      tabs={
        <>
          <AreaTabs area={areas[kind].path} label={areas[kind].name} />
          <KindChoice kind={kind} />
        </>
      }
      searchLabel={t(`of.${kind}.search`)}
      nameOf={({ name }) => name}
      order={{ by: 'removed_at', dir: 'desc' }}
      columns={[
        { field: 'name', label: t(`of.${kind}.column`), width: 220, grow: 2, isMain: true },
        { field: 'removed_by', label: t('column.removedBy'), width: 160, grow: 1 },
        {
          field: 'removed_at',
          label: t('column.removedAt'),
          width: 160,
          isSortable: true,
          cell: removedOf,
        },
        { field: 'purge_at', label: t('column.purgeAt'), width: 180, cell: purgedOf },
      ]}
      card={{
        title: ({ name }) => name,
        details: (row) => [
          row.removed_by,
          removedOf(row),
          <span key="purge">
            {t('column.purgeAt')}: {purgedOf(row)}
          </span>,
        ],
      }}
      empty={{ title: t('empty'), hint: t(`of.${kind}.emptyHint`, { days: recycleDays }) }}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}

const removedOf = ({ removed_at }: Recycled) => <RelativeTime time={removed_at} />;
const purgedOf = ({ purge_at }: Recycled) => <DayOf time={purge_at} />;

/** The way to the other bins, for those who may see more than one. */
function KindChoice({ kind }: RecycledThingsProps) {
  const { t } = useTranslation('recycle-bin');
  const { t: menu } = useTranslation('menu');
  const navigate = useNavigate();
  const kinds = kindsOf(useVisibleScreens());
  if (kinds.length < 2) return null;
  return (
    <NativeSelect
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': t('facts.kind') }}
      value={binOf(kind)}
      onChange={(event) => void navigate({ to: event.target.value })}
      sx={{ flexShrink: 0, maxWidth: '50%' }}
    >
      {kinds.map((one) => (
        <option key={one.kind} value={binOf(one.kind)}>
          {menu(one.name)}
        </option>
      ))}
    </NativeSelect>
  );
}
