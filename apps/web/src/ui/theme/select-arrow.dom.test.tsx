import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { afterEach, expect, it } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { LanguageSelect } from '../navigation/language-select.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const Screen = () => (
  <>
    <NativeSelect input={<OutlinedInput />} inputProps={{ 'aria-label': 'choice' }} />
    <LanguageSelect />
  </>
);

it('is the same in every list of choices', async () => {
  shown = await showScreen(Screen, { server: () => ({}) });
  const arrows = [...shown.container.querySelectorAll('select ~ svg, select + svg')];
  const drawn = arrows.map((arrow) => [arrow.getAttribute('width'), arrow.innerHTML]);
  expect(arrows).toHaveLength(2);
  expect(drawn[0]).toEqual(drawn[1]);
});
