import { useState } from 'react';
import { type Control, type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { DomainField } from '../../domain/domain-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface WhoValues {
  domain?: string | undefined;
  username?: string | undefined;
}

interface WhoFieldsProps<Values extends WhoValues> {
  readonly control: Control<Values>;
  readonly domainHint: string;
  readonly userHint: string;
  readonly isDomainRequired: boolean;
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

/** A domain and, if one likes, a user of it. */
export function WhoFields<Values extends WhoValues>(props: WhoFieldsProps<Values>) {
  const { control, domainHint, userHint, isDomainRequired } = props;
  const { t } = useTranslation('trusted-ips');
  const { setValue } = useFormContext<Values>();
  const maySeeUsers = useCan('getUsers');
  const named = (name: keyof WhoValues) => name as Path<Values>;
  const domain = String(useWatch({ control, name: named('domain') }) ?? '');
  const user = { control, name: named('username'), label: t('form.user') };
  return (
    <>
      <DomainField
        control={control}
        name={named('domain')}
        label={t('form.domain')}
        hint={domainHint}
        placeholder={t('form.chooseDomain')}
        from="getUserDomains"
        required={isDomainRequired}
        // The user belongs to another domain.
        onPick={() => setValue(named('username'), '' as PathValue<Values, Path<Values>>)}
      />
      {maySeeUsers ? (
        <UserField {...user} hint={userHint} domain={domain} />
      ) : (
        <TextField {...user} hint={userHint} placeholder={t('form.typeUser')} autoComplete="off" />
      )}
    </>
  );
}

interface UserFieldProps<Values extends WhoValues> {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint: string;
  readonly domain: string;
}

function UserField<Values extends WhoValues>({ domain, ...field }: UserFieldProps<Values>) {
  const { t } = useTranslation('trusted-ips');
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useAction(
    'getUsers',
    { domain, limit: mostOffered, ...(search === '' ? {} : { search }) },
    { enabled: domain !== '', keepPrevious: true },
  );
  const found = domain === '' ? [] : (data?.rows ?? []);
  return (
    <SearchSelectField
      {...field}
      placeholder={t('form.chooseUser')}
      options={found.map(({ username, unicode }) => ({ value: username, label: unicode }))}
      search={{
        onType: setSearch,
        answered: domain === '' ? search : isPlaceholderData ? undefined : data && search,
      }}
    />
  );
}
