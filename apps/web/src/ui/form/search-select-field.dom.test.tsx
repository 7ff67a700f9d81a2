import { act, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DomainField } from '../../domain/domain-field.tsx';
import { messages } from '../../i18n/messages/en.ts';
import { showScreen, typeInto, until } from '../../testing/show-screen.tsx';

const domains = ['anchor.example', 'north-harbour.example', 'north-harbour.org', 'south.example'];
let shown: Awaited<ReturnType<typeof showScreen>>;
let chosen: () => string;
let sent: number;
/** Searches that wait for their answer. */
let waiting: Map<string, () => void>;

function Screen() {
  const form = useForm({ defaultValues: { domain: '' } });
  const [count, setCount] = useState(0);
  chosen = () => form.getValues('domain');
  sent = count;
  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setCount((before) => before + 1);
        }}
      >
        <DomainField control={form.control} name="domain" label="Domain" placeholder="Choose" />
        <input name="next" />
      </form>
    </FormProvider>
  );
}

beforeEach(async () => {
  waiting = new Map();
  shown = await showScreen(Screen, {
    server: async ({ fields: { search = '' } }) => {
      if (search !== '') await new Promise<void>((go) => waiting.set(search, go));
      const rows = domains.filter((domain) => domain.includes(search));
      return { rows: rows.map((domain) => ({ id: domain, domain, unicode: domain })) };
    },
  });
  await open();
  await until(() => offered().length === domains.length);
});
afterEach(() => shown.leave());

const box = () => until(() => document.querySelector<HTMLInputElement>('[role=combobox]'));
const offered = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const type = async (text: string) => typeInto(await box(), text);
const press = async (key: string) => {
  const at = await box();
  await act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    // A form is sent by Enter in its fields, unless somebody had another use for it.
    if (at.dispatchEvent(event) && key === 'Enter') at.form?.requestSubmit();
  });
};
const open = async () => {
  const at = await box();
  await act(async () => at.focus());
  await press('ArrowDown');
};
const leave = () => act(async () => document.querySelector<HTMLInputElement>('[name=next]')?.focus());
const answer = async (search: string) => {
  const go = await until(() => waiting.get(search));
  await act(async () => go());
};
const notChosen = (text: string) => messages.form.notChosen.replace('{text}', text);

it('takes nothing by Enter that was found for another text, and waits for the answer', async () => {
  await type('south');
  await press('Enter');
  expect([chosen(), offered(), sent]).toEqual(['', [], 0]);
  await answer('south');
  await until(() => chosen() === 'south.example');
  expect([sent, (await box()).value]).toEqual([0, 'south.example']);
  expect(document.querySelector('.MuiAutocomplete-popper')).toBeNull();
});

it('keeps to what is typed where answers come late and out of order', async () => {
  await type('north');
  await until(() => waiting.has('north'));
  await type('south');
  await press('Enter');
  await answer('south');
  await until(() => chosen() === 'south.example');
  await answer('north');
  expect(chosen()).toBe('south.example');
});

it('lets one choose where several match, and takes the one that is typed whole', async () => {
  await type('north-harbour');
  await press('Enter');
  await answer('north-harbour');
  await until(() => offered().length === 2);
  expect(chosen()).toBe('');
  await type('north-harbour.org');
  await press('Enter');
  await answer('north-harbour.org');
  await until(() => chosen() === 'north-harbour.org');
});

it('takes by Enter what is highlighted for the text', async () => {
  await type('north-harbour');
  await answer('north-harbour');
  await until(() => offered().length === 2);
  await press('Enter');
  expect([chosen(), sent]).toEqual(['north-harbour.example', 0]);
});

it('highlights nothing before something is typed: Enter takes nothing', async () => {
  await press('Enter');
  expect(chosen()).toBe('');
});

it('keeps nothing of a text that is left without a choice, and says so', async () => {
  await type('north-harbour');
  await answer('north-harbour');
  await until(() => offered().length === 2);
  await leave();
  await until(() => document.body.textContent?.includes(notChosen('north-harbour')));
  expect([chosen(), (await box()).value]).toEqual(['', '']);
  await answerToNothing('nowhere');
  expect(sent).toBe(0);
});

async function answerToNothing(text: string) {
  await type(text);
  await press('Enter');
  await answer(text);
  await until(() => document.body.textContent?.includes(notChosen(text)));
}
