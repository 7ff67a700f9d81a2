import type { FieldValues, Path } from 'react-hook-form';
import type { FieldOf } from '../ui/form/field-of.ts';
import { AddressNameField } from './address-name-field.tsx';
import { DomainField } from './domain-field.tsx';

interface NewAddressFieldsProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly domain: Path<Values>;
  /** In the words of what gets the address. */
  readonly texts: {
    readonly name: string;
    readonly nameHint?: string;
    readonly domain: string;
    readonly domainHint: string;
    readonly chooseDomain: string;
  };
}

/** The name and the domain of a new address. */
export function NewAddressFields<Values extends FieldValues>(props: NewAddressFieldsProps<Values>) {
  const { control, name, domain, texts } = props;
  return (
    <>
      <AddressNameField
        control={control}
        name={name}
        domain={domain}
        label={texts.name}
        {...(texts.nameHint === undefined ? {} : { hint: texts.nameHint })}
      />
      <DomainField
        control={control}
        name={domain}
        label={texts.domain}
        hint={texts.domainHint}
        placeholder={texts.chooseDomain}
        from="getUserDomains"
      />
    </>
  );
}
