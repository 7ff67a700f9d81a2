import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAction } from '../api/use-action.ts';
import type { FieldOf } from '../ui/form/field-of.ts';
import { SearchSelectField } from '../ui/form/search-select-field.tsx';

interface DomainFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  /** Which are offered: all that the admin sees, or those users can be added in, whoever may add them. */
  readonly from?: 'getDomains' | 'getUserDomains';
  readonly onPick?: (domain: string) => void;
  readonly required?: boolean;
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

/** One of the account's domains, found by any part of its name in either form. */
export function DomainField<Values extends FieldValues>({
  from = 'getDomains',
  required = true,
  ...props
}: DomainFieldProps<Values>) {
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useAction<'getDomains' | 'getUserDomains'>(
    from,
    { limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const options = (data?.rows ?? []).map(({ domain, unicode }) => ({
    value: domain,
    label: labelOf(domain, unicode),
  }));
  return (
    <SearchSelectField
      {...props}
      options={options}
      search={{ onType: setSearch, answered: isPlaceholderData ? undefined : data && search }}
      required={required}
    />
  );
}

/**
 * The domain users can be added in, where there is a single one: then there is nothing to choose. Empty where there are
 * several, undefined until it is known.
 */
export function useOnlyDomain({ enabled = true } = {}): string | undefined {
  const { data, error } = useAction('getUserDomains', { limit: 2 }, { enabled });
  if (data === undefined) return error ? '' : undefined;
  const [only, ...others] = data.rows;
  return others.length === 0 ? (only?.domain ?? '') : '';
}

function labelOf(domain: string, unicode: string): string {
  return unicode === domain ? domain : `${unicode} (${domain})`;
}
