import { namedOperations, operationName } from '../../i18n/history-names.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { FilterChoice } from '../../ui/list/definition/filter.ts';

/** Every action the catalogs name, in the order of their names. */
export function operationChoices(): readonly FilterChoice[] {
  return namedOperations()
    .map((value) => ({ value, label: operationName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
}
