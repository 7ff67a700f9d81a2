import { DataGrid } from '@mui/x-data-grid';
import { afterEach, expect, it } from 'vitest';
import { named, showScreen, until } from '../../../testing/show-screen.tsx';
import type { AnyRow } from '../definition/list-contract.ts';
import { namedControls, RowNames } from './grid-names.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const rows = [
  { id: '7', domain: 'anton.example' },
  { id: '8', domain: 'bertha.example' },
];
const nameOf = ({ id }: AnyRow) => rows.find((row) => row.id === id)?.domain ?? '';
const columns = [
  { field: 'domain', headerName: 'Domain', width: 200 },
  { field: 'health', headerName: 'Health', width: 200 },
];

it('tells the checkboxes of rows and the sort buttons of columns apart', async () => {
  shown = await showScreen(
    () => (
      <RowNames value={nameOf}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={namedControls}
          checkboxSelection
          disableVirtualization
        />
      </RowNames>
    ),
    { server: () => ({}) },
  );
  for (const name of ['Select anton.example', 'Select bertha.example', 'Sort by Domain', 'Sort by Health']) {
    await until(() => named(name));
  }
  expect(named('Sort')).toBeUndefined();
  expect(named('Select row')).toBeUndefined();
});
