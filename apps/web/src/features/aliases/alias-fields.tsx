import { type Control, type Path, useWatch } from 'react-hook-form';
import { AddressField } from '../../domain/addresses/address-field.tsx';
import { knownKinds } from '../../domain/addresses/known-addresses.ts';
import { NewAddressFields } from '../../domain/new-address-fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { AliasValues } from './alias.ts';

interface AliasFieldsProps<Values extends AliasValues> {
  readonly control: Control<Values>;
  /** The domain of one that is there already; it cannot be changed. */
  readonly domain?: string;
}

/** Everything about an alias; its domain only where it is new. */
export function AliasFields<Values extends AliasValues>({ control, domain }: AliasFieldsProps<Values>) {
  const { t } = useTranslation('aliases');
  const named = (name: keyof AliasValues | 'domain') => name as Path<Values>;
  const [alias, chosen] = useWatch({ control, name: [named('alias'), named('domain')] });
  const isNew = domain === undefined;
  return (
    <>
      {isNew ? (
        <NewAddressFields
          control={control}
          name={named('alias')}
          domain={named('domain')}
          texts={{
            name: t('form.alias'),
            nameHint: t('form.aliasHint'),
            domain: t('form.domain'),
            domainHint: t('form.domainHint'),
            chooseDomain: t('form.chooseDomain'),
          }}
        />
      ) : (
        <TextField
          control={control}
          name={named('alias')}
          label={t('form.alias')}
          hint={t('form.aliasChange')}
          autoComplete="off"
          required
        />
      )}
      <AddressField
        control={control}
        name={named('forward')}
        label={t('form.forward')}
        hint={t('form.forwardHint')}
        placeholder={t('form.search')}
        chosenLabel={t('form.forward')}
        empty={t('form.empty')}
        kinds={knownKinds}
        ownAddress={`${String(alias)}@${domain ?? String(chosen)}`}
        takesExternal
        rowOf={(address) => address}
      />
      <TextField
        control={control}
        name={named('note')}
        label={t('form.note')}
        hint={t('form.noteHint')}
        autoComplete="off"
      />
    </>
  );
}
