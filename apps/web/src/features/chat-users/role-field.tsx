import { chatRoles } from '@posthouse/contract/features/chat-users';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { SelectField } from '../../ui/form/select-field.tsx';

/** The role, and what the chosen one may do. */
export function RoleField<Values extends FieldValues>({ control, name }: FieldOf<Values>) {
  const { t } = useTranslation('chat-users');
  const chosen = useWatch({ control, name });
  const role = chatRoles.find((one) => one === chosen) ?? 'member';
  return (
    <SelectField
      control={control}
      name={name}
      label={t('column.role')}
      hint={t(`roleHint.${role}`)}
      options={chatRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  );
}
