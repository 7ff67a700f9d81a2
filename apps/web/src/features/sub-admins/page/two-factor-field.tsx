import type { FieldValues } from 'react-hook-form';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FieldOf } from '../../../ui/form/field-of.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

/** Whether two-factor authentication is allowed; where the account requires it there is nothing to decide. */
export function TwoFactorField<Values extends FieldValues>({ control, name }: FieldOf<Values>) {
  const { t } = useTranslation('sub-admins');
  const isRequired = useAction('getAdminInfo', {}).data?.twofa_required === 1;
  if (isRequired) return <Notice tone="neutral">{t('form.twofaRequired')}</Notice>;
  return <SwitchField control={control} name={name} label={t('form.twofa')} hint={t('form.twofaHint')} />;
}
