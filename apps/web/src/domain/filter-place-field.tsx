import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSession } from '../api/session.ts';
import { useAction } from '../api/use-action.ts';
import type { FieldOf } from '../ui/form/field-of.ts';
import { SearchSelectField } from '../ui/form/search-select-field.tsx';

interface FilterPlaceFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: string;
  /** The name of the account among the domains, for those who are not limited to some of them. */
  readonly wholeAccount: string;
  readonly onPick?: (domain: string) => void;
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

/** Whose mail a rule is about: the whole account, which is an empty value, or one of its domains. */
export function FilterPlaceField<Values extends FieldValues>({
  wholeAccount,
  ...props
}: FilterPlaceFieldProps<Values>) {
  const isLimited = useSession()?.domainsLimited ?? true;
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useAction(
    'getFilterDomains',
    { limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const account = isLimited || search !== '' ? [] : [{ value: '', label: wholeAccount }];
  const domains = (data?.rows ?? []).map(({ domain, unicode }) => ({
    value: domain,
    label: unicode === domain ? domain : `${unicode} (${domain})`,
  }));
  return (
    <SearchSelectField
      {...props}
      options={[...account, ...domains]}
      search={{ onType: setSearch, answered: isPlaceholderData ? undefined : data && search }}
    />
  );
}
