import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../../testing/show-screen.tsx';
import { shownColumns } from '../../../ui/table/state/column-choice.ts';
import { sizes } from '../../../ui/theme/tokens.ts';
import { useColumns } from './columns.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
let columns: ReturnType<typeof useColumns> | undefined;

function Screen() {
  columns = useColumns();
  return null;
}

afterEach(() => shown.leave());

it('fits a window of 1280 px beside the menu, with room for the name', async () => {
  shown = await showScreen(Screen, { texts: ['domains'], server: () => ({}) });
  const known = await until(() => columns);
  const others = shownColumns(known, {}).filter(({ field }) => field !== 'domain');
  const gutters = 48;
  const checkboxAndMenu = 102;
  const room = 1280 - sizes.menu - gutters - checkboxAndMenu;
  expect(room - others.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThanOrEqual(200);
});

it('sorts by name, verification, health and age, and exports both forms of the name', async () => {
  shown = await showScreen(Screen, { texts: ['domains'], server: () => ({}) });
  const known = await until(() => columns);
  expect(known.filter((column) => 'isSortable' in column).map(({ field }) => field)).toEqual([
    'domain',
    'verification',
    'health',
    'created_at',
  ]);
  expect(known[0]?.exports).toEqual(['unicode', 'domain']);
});
