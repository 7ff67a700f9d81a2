import type { EntryScope } from '@posthouse/contract/features/filtering/sender-lists';
import { useState } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useCan } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DomainField } from '../domain-field.tsx';

/** The whole account is not for those who are limited to some of its domains. */
function useScopes(): readonly EntryScope[] {
  const isLimited = useSession()?.domainsLimited === true;
  return isLimited ? ['domain', 'user'] : ['account', 'domain', 'user'];
}

/** What a form begins with: the place it is given, or the widest. */
export function useFirstPlace(given?: string): { scope: EntryScope; domain: string; email: string } {
  const [scope = 'domain'] = useScopes();
  if (given === undefined || given === 'account') return { scope, domain: '', email: '' };
  return given.includes('@')
    ? { scope: 'user', domain: '', email: given }
    : { scope: 'domain', domain: given, email: '' };
}

/** For whom something counts: the account, one of its domains, or one of its users. */
export function PlaceFields<Values extends FieldValues>({ control }: { readonly control: Control<Values> }) {
  const { t } = useTranslation('sender-lists');
  const named = (name: string) => name as Path<Values>;
  const scopes = useScopes();
  const scope = useWatch({ control, name: named('scope') });
  return (
    <>
      <SelectField
        control={control}
        name={named('scope')}
        label={t('form.scope')}
        hint={t('form.scopeHint')}
        options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      {scope === 'domain' ? <OneDomain control={control} name={named('domain')} /> : null}
      {scope === 'user' ? <OneUser control={control} name={named('email')} /> : null}
    </>
  );
}

/** Chosen where the admin may see them, typed where not. */
function OneDomain<Values extends FieldValues>(field: FieldOf<Values>) {
  const { t } = useTranslation('sender-lists');
  const [seesDomains, seesUserDomains] = [useCan('getDomains'), useCan('getUserDomains')];
  if (!seesDomains && !seesUserDomains)
    return <TextField {...field} label={t('form.domain')} autoComplete="off" required />;
  return (
    <DomainField
      {...field}
      label={t('form.domain')}
      placeholder={t('form.chooseDomain')}
      from={seesDomains ? 'getDomains' : 'getUserDomains'}
    />
  );
}

function OneUser<Values extends FieldValues>(field: FieldOf<Values>) {
  const { t } = useTranslation('sender-lists');
  const seesUsers = useCan('getUsers');
  return seesUsers ? (
    <FoundUser {...field} />
  ) : (
    <TextField {...field} label={t('form.user')} autoComplete="off" required />
  );
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

function FoundUser<Values extends FieldValues>(field: FieldOf<Values>) {
  const { t } = useTranslation('sender-lists');
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useAction(
    'getUsers',
    { limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const options = (data?.rows ?? []).map(({ email, unicode, name }) => ({
    value: email,
    label: name === '' ? unicode : `${unicode} (${name})`,
  }));
  return (
    <SearchSelectField
      {...field}
      label={t('form.user')}
      placeholder={t('form.chooseUser')}
      options={options}
      search={{ onType: setSearch, answered: isPlaceholderData ? undefined : data && search }}
      required
    />
  );
}
