import type { Control } from 'react-hook-form';
import { DomainField } from '../../domain/domain-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Values {
  domain: string;
  aliasdomain: string;
}

/** The domain that mail to an alias domain reaches. */
export function RealDomainField({ control }: { readonly control: Control<Values> }) {
  const { t } = useTranslation('alias-domains');
  return (
    <DomainField
      control={control}
      name="domain"
      label={t('add.domain')}
      hint={t('add.domainHint')}
      placeholder={t('add.choose')}
    />
  );
}
