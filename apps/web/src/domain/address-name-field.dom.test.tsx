import { act } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { showScreen, typeInto, until } from '../testing/show-screen.tsx';
import { AddressNameField } from './address-name-field.tsx';

const domains = [
  { domain: 'sub.anton.example', unicode: 'sub.anton.example' },
  { domain: 'anton.example', unicode: 'anton.example' },
  { domain: 'xn--bcher-kva.example', unicode: 'bücher.example' },
];
let shown: Awaited<ReturnType<typeof showScreen>>;
let values: () => readonly string[];
let sent = 0;

function Screen() {
  const { control, getValues } = useForm({ defaultValues: { alias: '', domain: '' } });
  values = () => getValues(['alias', 'domain']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <AddressNameField control={control} name="alias" domain="domain" label="Name" />
    </form>
  );
}

afterEach(async () => {
  await shown.leave();
  sent = 0;
});

const box = () => document.querySelector<HTMLInputElement>('input[name=alias]');
const type = async (text: string) => {
  shown = await showScreen(Screen, { server: () => ({ rows: domains }) });
  const input = await until(box);
  await typeInto(input, text);
  return input;
};
const blur = (input: HTMLElement) => act(async () => input.blur());

it('of a whole address the domain is chosen and the name is left, also of an international one', async () => {
  await blur(await type('sales@Anton.example '));
  await until(() => values().join() === 'sales,anton.example');
  await shown.leave();
  await blur(await type('sales@bücher.example'));
  await until(() => values().join() === 'sales,xn--bcher-kva.example');
});

it('is sent as soon as it was divided', async () => {
  const input = await type('sales@anton.example');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => void input.dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(true);
  await until(() => sent === 1);
  expect(values()).toEqual(['sales', 'anton.example']);
});

it('says that there is no such domain, until something else is typed', async () => {
  const input = await type('sales@other.example');
  await blur(input);
  await until(() =>
    document.body.textContent?.includes('other.example is not one of your verified domains.'),
  );
  expect(values()).toEqual(['sales@other.example', '']);
  await typeInto(input, 'sales');
  await until(() => !document.body.textContent?.includes('is not one of your verified domains'));
});

it('asks nothing about a name, or half an address', async () => {
  await blur(await type('sales'));
  await typeInto(await until(box), 'sales@');
  await blur(await until(box));
  expect(shown.requests).toEqual([]);
});
