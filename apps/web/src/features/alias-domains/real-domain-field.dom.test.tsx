import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { press, showScreen, typeInto, until } from '../../testing/show-screen.tsx';
import { RealDomainField } from './real-domain-field.tsx';

const domains = [
  { domain: 'anton.example', unicode: 'anton.example' },
  { domain: 'xn--bcher-kva.example', unicode: 'bücher.example' },
];
let shown: Awaited<ReturnType<typeof showScreen>>;
let chosen: () => string;

function Screen() {
  const { control, getValues } = useForm({ defaultValues: { domain: '', aliasdomain: '' } });
  chosen = () => getValues('domain');
  return <RealDomainField control={control} />;
}

afterEach(() => shown.leave());

const box = () => document.querySelector<HTMLInputElement>('[role=combobox]');
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const searches = () => shown.requests.map(({ fields }) => fields['search']);

const type = async (text: string) => typeInto(await until(box), text);

it('lets the server search, offers both forms of a name, and keeps the chosen one readable', async () => {
  shown = await showScreen(Screen, {
    texts: ['alias-domains'],
    server: ({ fields }) => ({ rows: fields['search'] === 'büch' ? domains.slice(1) : domains.slice(0, 1) }),
  });
  await type('büch');
  await until(() => searches().includes('büch'));
  const option = await until(() => options().find(({ textContent }) => textContent?.startsWith('bücher')));
  expect(option.textContent).toBe('bücher.example (xn--bcher-kva.example)');
  await press(option);
  await until(() => chosen() === 'xn--bcher-kva.example');
  // The list is whole again, without a search for what is now in the box.
  await until(() => options().length === 0);
  expect(new Set(searches())).toEqual(new Set([undefined, 'büch']));
  expect(box()?.value).toBe('bücher.example (xn--bcher-kva.example)');
  expect(box()?.getAttribute('aria-required')).toBe('true');
});

it('asks the server once the fingers pause, not for every letter', async () => {
  shown = await showScreen(Screen, { texts: ['alias-domains'], server: () => ({ rows: domains }) });
  for (const text of ['b', 'bü', 'büc', 'büch']) await type(text);
  await until(() => searches().includes('büch'));
  expect(new Set(searches())).toEqual(new Set([undefined, 'büch']));
});
