import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RecycledKind, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { type Screen, useVisibleScreens } from '../../ui/navigation/screen.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { NoPermissionState } from '../../ui/page/page-states.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { useBulkActions, useRowActions } from './use-list-actions.ts';

type Recycled = RowOf<'getRecycleBin'>;

/** What was removed and can still be restored, one kind of things at a time. */
export function RecycleBinScreen() {
  const kinds = kindsOf(useVisibleScreens());
  const { kind: asked } = useSearch({ strict: false }) as { readonly kind?: unknown };
  const shown = kinds.find(({ kind }) => kind === asked) ?? kinds[0];
  if (shown === undefined) return <NoPermissionState />;
  return <RecycledThings key={shown.kind} kind={shown.kind} kinds={kinds} />;
}

interface Kind {
  readonly kind: RecycledKind;
  /** The screen it was removed on, by its name in the menu. */
  readonly name: string;
}

/** The kinds of things the admin's screens put into the bin. */
function kindsOf(screens: readonly Screen[]): readonly Kind[] {
  return screens.flatMap(({ recycles, name }) =>
    recycles !== undefined && name !== undefined ? [{ kind: recycles, name }] : [],
  );
}

interface RecycledThingsProps {
  readonly kind: RecycledKind;
  readonly kinds: readonly Kind[];
}

function RecycledThings({ kind, kinds }: RecycledThingsProps) {
  const { t } = useTranslation('recycle-bin');
  const rowActions = useRowActions(kind);
  const bulkActions = useBulkActions(kind);
  return (
    <ListScreen
      action="getRecycleBin"
      given={{ kind }}
      title={t('title')}
      purpose={t('purpose', { days: recycleDays })}
      tabs={
        <>
          <AreaTabs area="/domains" label="domains" />
          {kinds.length > 1 ? <KindChoice kind={kind} kinds={kinds} /> : null}
        </>
      }
      searchLabel={t('search')}
      nameOf={({ name }) => name}
      order={{ by: 'removed_at', dir: 'desc' }}
      columns={[
        { field: 'name', label: t('column.name'), width: 220, grow: 2, isMain: true },
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
      empty={{ title: t('empty'), hint: t('emptyHint', { days: recycleDays }) }}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}

const removedOf = ({ removed_at }: Recycled) => <RelativeTime time={removed_at} />;
const purgedOf = ({ purge_at }: Recycled) => <RelativeTime time={purge_at} />;

function KindChoice({ kind, kinds }: RecycledThingsProps) {
  const { t } = useTranslation('recycle-bin');
  const { t: menu } = useTranslation('menu');
  const navigate = useNavigate();
  return (
    <NativeSelect
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': t('facts.kind') }}
      value={kind}
      // Another kind is another list: nothing of the old view fits it.
      onChange={(event) => void navigate({ to: '.', search: { kind: event.target.value } })}
      sx={{ alignSelf: 'flex-start', marginBottom: 3 }}
    >
      {kinds.map((one) => (
        <option key={one.kind} value={one.kind}>
          {menu(one.name)}
        </option>
      ))}
    </NativeSelect>
  );
}
