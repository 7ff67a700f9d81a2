import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import type { OffboardingValues } from './offboarding-values.ts';

interface ColleagueFieldProps {
  readonly control: Control<OffboardingValues>;
  readonly leaving: readonly string[];
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

/** The one user who takes over. */
export function ColleagueField({ control, leaving }: ColleagueFieldProps) {
  const { t } = useTranslation('offboarding');
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useAction(
    'getUsers',
    { active: 1, limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const stay = (data?.rows ?? []).filter(({ id }) => !leaving.includes(id));
  return (
    <SearchSelectField
      control={control}
      name="colleague"
      label={t('who.colleague')}
      hint={t('who.colleagueHint')}
      placeholder={t('who.choose')}
      options={stay.map(({ email, unicode, name }) => ({
        value: email,
        label: name ? `${name} (${unicode})` : unicode,
      }))}
      search={{ onType: setSearch, answered: isPlaceholderData ? undefined : data && search }}
    />
  );
}
