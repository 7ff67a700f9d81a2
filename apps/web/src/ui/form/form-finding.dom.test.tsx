import { sessionActions } from '@posthouse/contract/features/session';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { switchLanguage } from '../../i18n/catalogs.ts';
import { messages as german } from '../../i18n/messages/de.ts';
import { messages as english } from '../../i18n/messages/en.ts';
import { currentTag } from '../../i18n/texts.ts';
import { refused } from '../../testing/made-up-server.ts';
import { press, showScreen, until } from '../../testing/show-screen.tsx';
import { ActionForm } from './action-form.tsx';
import { TextField } from './text-field.tsx';
import { useActionForm } from './use-action-form.ts';

const schema = z.object({ username: sessionActions.forgotPassword.input.shape.username });
let shown: Awaited<ReturnType<typeof showScreen>>;
let answer: unknown;

function Screen({ username }: { readonly username: string }) {
  const form = useActionForm({
    schema,
    defaultValues: { username },
    submit: () => call('getSessions', {}),
    ownWords: ({ type }) => (type === 'odd' ? currentTag() : undefined),
  });
  return (
    <ActionForm form={form} submitLabel="Send">
      <TextField control={form.control} name="username" label="Name" />
      <button type="button" id="odd" onClick={() => form.form.setError('username', { type: 'odd' })} />
    </ActionForm>
  );
}

const show = async (username: string) => {
  shown = await showScreen(() => <Screen username={username} />, { server: () => answer });
};
const problem = () => document.querySelector('[id$=-problem]')?.textContent;
const summary = () => document.querySelector('[role=alert]')?.textContent ?? '';
const send = () => press(document.querySelector('[type=submit]') as Element);
const speak = (language: 'en' | 'de') => act(() => switchLanguage(language));

afterEach(async () => {
  await speak('en');
  await shown.leave();
});

it('says what is wrong with a field in the language that is chosen afterwards', async () => {
  await show('');
  await send();
  await until(() => problem() === english.fields.username_required);
  await speak('de');
  await until(() => problem() === german.fields.username_required);
  expect(summary()).toContain(german.fields.username_required);
});

it('says so of what the server found', async () => {
  answer = refused('invalid_input', { username: { code: 'taken' } });
  await show('anna');
  await send();
  await until(() => problem() === english.fields.taken);
  await speak('de');
  await until(() => problem() === german.fields.taken);
});

it('says so of a refusal of the whole', async () => {
  answer = refused('conflict');
  await show('anna');
  await send();
  await until(() => summary().includes(english.errors.conflict));
  await speak('de');
  await until(() => summary().includes(german.errors.conflict));
});

it('takes the words of the form for its own codes', async () => {
  await show('anna');
  await press(document.querySelector('#odd') as Element);
  await until(() => problem() === 'en');
  await speak('de');
  await until(() => problem() === 'de');
});
