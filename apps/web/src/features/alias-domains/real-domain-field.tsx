import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';

interface Values {
  domain: string;
  aliasdomain: string;
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

/** One of the account's domains, found by any part of its name in either form. */
export function RealDomainField({ control }: { readonly control: Control<Values> }) {
  const { t } = useTranslation('alias-domains');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useAction(
    'getDomains',
    { limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const found = (data?.rows ?? []).map(({ domain, unicode }) => [domain, labelOf(domain, unicode)] as const);
  return (
    <SearchSelectField
      control={control}
      name="domain"
      label={t('add.domain')}
      hint={t('add.domainHint')}
      placeholder={t('add.choose')}
      options={Object.fromEntries(found)}
      search={{ onType: setSearch, isRunning: isFetching }}
      required
    />
  );
}

function labelOf(domain: string, unicode: string): string {
  return unicode === domain ? domain : `${unicode} (${domain})`;
}
