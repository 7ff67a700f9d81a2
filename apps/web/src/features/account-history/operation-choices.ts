import { i18n } from '../../i18n/i18n.ts';
import { operationName } from '../../i18n/operation-name.ts';
import type { FilterChoice } from '../../ui/list/filters/filter.ts';

/** Every action the catalogs name, in the order of their names. */
export function operationChoices(): readonly FilterChoice[] {
  const catalogs = Object.values(i18n.getDataByLanguage(i18n.language) ?? {});
  return catalogs
    .flatMap((catalog) => Object.keys(Object(catalog['operations'] ?? {})))
    .map((value) => ({ value, label: operationName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
}
