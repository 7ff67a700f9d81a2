import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { type ActionForm, useActionForm } from './use-action-form.ts';

const schema = subAdminsActions.updateSubAdmin.input.omit({ id: true });
const loaded = { name: 'Anna', email: 'anna@example.com' };
const theirs = { name: 'Anne', email: 'anne@example.com' };
const submit = vi.fn<(values: object) => Promise<unknown>>();
const onDone = vi.fn<(isDirty: boolean) => void>();
let shown: ActionForm<(typeof schema)['_zod']['input']>;
let root: Root;

function Form({ version }: { readonly version: number }) {
  shown = useActionForm({
    schema,
    defaultValues: version === 1 ? loaded : theirs,
    version,
    reload: async () => ({ values: theirs, version: 2 }),
    submit,
    onDone: () => onDone(shown.form.formState.isDirty),
  });
  // Reading it is what subscribes to it.
  return <>{String(shown.form.formState.isDirty)}</>;
}

const draw = (version = 1) => act(() => root.render(<Form version={version} />));
const type = (name: string) => act(() => shown.form.setValue('name', name, { shouldDirty: true }));
const save = () => act(() => shown.onSubmit());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  submit.mockReset().mockResolvedValue('success');
  onDone.mockReset();
  root = createRoot(document.createElement('div'));
  await draw();
});
afterEach(() => act(() => root.unmount()));

it('keeps what was typed on top of the newer version, and saves it again under that version', async () => {
  submit.mockRejectedValueOnce(new ApiError('stale'));
  await type('Anna B.');
  await save();
  expect(submit).toHaveBeenLastCalledWith({ ...loaded, name: 'Anna B.', version: 1 });
  expect(shown.stale).toMatchObject({ before: loaded, after: theirs });
  expect(shown.form.getValues()).toMatchObject({ name: 'Anna B.', email: theirs.email });
  await save();
  expect(submit).toHaveBeenLastCalledWith({ ...theirs, name: 'Anna B.', version: 2 });
  expect(shown.stale).toBeUndefined();
});

it('takes the other values on demand, and then has nothing left to lose', async () => {
  submit.mockRejectedValueOnce(new ApiError('stale'));
  await type('Anna B.');
  await save();
  await act(() => shown.stale?.takeNewValues());
  expect(shown.form.getValues()).toMatchObject(theirs);
  expect(shown.form.formState.isDirty).toBe(false);
});

it('shows a newer version that arrives by itself only while nothing is typed', async () => {
  await type('Anna B.');
  await draw(2);
  expect(shown.form.getValues('name')).toBe('Anna B.');
  await type('Anna');
  expect(shown.form.getValues('name')).toBe('Anne');
});

it('is done only once it is drawn as saved, so that no guard asks', async () => {
  await type('Anna B.');
  await save();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(false);
});
