import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { refused } from '../../testing/made-up-server.ts';
import { named, press, showScreen, typeInto, until } from '../../testing/show-screen.tsx';
import { choiceOf, chosenAddresses, type RelatedAddress } from './address-choice.ts';
import { AddressField } from './address-field.tsx';

const users = ['anna@here.example', 'ben@here.example'].map((email, index) => ({
  ...{ id: String(index), email, unicode: email, name: '', active: 1 },
}));
let shown: Awaited<ReturnType<typeof showScreen>>;
let chosen: () => string[];
let lookups: string[] = [];
let answer: () => Promise<void>;

function Screen() {
  const form = useForm({ defaultValues: { who: choiceOf<RelatedAddress>([]) } });
  chosen = () => chosenAddresses(form.getValues('who'));
  return (
    <FormProvider {...form}>
      <AddressField
        control={form.control}
        name="who"
        label="Who"
        placeholder=""
        chosenLabel="Chosen"
        empty="Nobody"
        ownAddress=""
        rowOf={(address) => address}
      />
    </FormProvider>
  );
}

/** A server that does not look an address up before it is told to. */
async function show(): Promise<void> {
  const waiting: (() => void)[] = [];
  answer = () => act(async () => waiting.splice(0).forEach((go) => void go()));
  lookups = [];
  shown = await showScreen(Screen, {
    server: async ({ fields: { email } }) => {
      if (email === undefined) return { rows: [] };
      lookups.push(email);
      await new Promise<void>((go) => waiting.push(go));
      return users.find((user) => user.email === email) ?? refused('not_found');
    },
  });
}

afterEach(() => shown.leave());

const box = () => until(() => document.querySelector<HTMLInputElement>('[role=combobox]'));
const type = async (text: string) => typeInto(await box(), text);
const listed = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const add = async () => press(await until(() => named('Add')));

it('looks up all that was typed at once, and saves it also before it is added', async () => {
  await show();
  await type('anna@here.example, ben@here.example');
  await add();
  await until(() => lookups.length === 2);
  expect(chosen()).toEqual(['anna@here.example', 'ben@here.example']);
  await answer();
  await until(() => listed().length === 2);
  expect(chosen()).toEqual(['anna@here.example', 'ben@here.example']);
  expect((await box()).value).toBe('');
});

it.each([
  ['after it', 'anna@here.example be'],
  ['in its place', 'be'],
])('keeps what is typed %s while an address is looked up', async (_where, text) => {
  await show();
  await type('anna@here.example');
  await add();
  await until(() => lookups.length === 1);
  await type(text);
  await answer();
  await until(() => listed().length === 1);
  expect((await box()).value).toBe('be');
});

it('puts an address that is unknown in front of what was typed since', async () => {
  await show();
  await type('nobody@here.example');
  await add();
  await until(() => lookups.length === 1);
  await type('be');
  await answer();
  await until(() => document.body.textContent?.includes('nobody@here.example'));
  expect((await box()).value).toBe('nobody@here.example be');
});
