import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { ComponentProps } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { TextField } from './text-field.tsx';
import type { useActionForm } from './use-action-form.ts';

const schema = subAdminsActions.updateSubAdmin.input.omit({ id: true });
type Values = Parameters<typeof useActionForm<(typeof schema)['_zod']['input']>>[0]['defaultValues'];
type FieldName = ComponentProps<typeof TextField<(typeof schema)['_zod']['input']>>['name'];

describe('a form is typed by its schema', () => {
  it('takes the fields of the action, nested ones by their path', () => {
    expectTypeOf<'email'>().toExtend<FieldName>();
    expectTypeOf<'permissions.users'>().toExtend<FieldName>();
    expectTypeOf<{ name: string }>().toExtend<Values>();
  });

  it('refuses a field the action does not have', () => {
    expectTypeOf<'no_such_field'>().not.toExtend<FieldName>();
    expectTypeOf<'id'>().not.toExtend<FieldName>();
  });
});
