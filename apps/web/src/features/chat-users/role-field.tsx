import { chatRoles } from '@posthouse/contract/features/chat-users';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useManagedRole } from './chat-user.ts';

/** The role, what the chosen one may do, and why others are not offered. */
export function RoleField<Values extends FieldValues>({ control, name }: FieldOf<Values>) {
  const { t } = useTranslation('chat-users');
  const chosen = useWatch({ control, name });
  const isManaged = useManagedRole();
  const offered = chatRoles.filter(isManaged);
  const role = chatRoles.find((one) => one === chosen) ?? 'member';
  return (
    <SelectField
      control={control}
      name={name}
      label={t('column.role')}
      hint={
        offered.length === chatRoles.length
          ? t(`roleHint.${role}`)
          : `${t(`roleHint.${role}`)} ${t('roleLimit.give')}`
      }
      options={offered.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  );
}
