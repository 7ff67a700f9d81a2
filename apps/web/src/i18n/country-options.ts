import { countries } from '@posthouse/contract/fields/country';

/** Every country by its name in a language, in that language's order. */
export function countryOptions(tag: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
