import { i18n } from './i18n.ts';

/**
 * The words for an action in the account history. Each feature names its own commands under `operations` in its catalog;
 * screens that show them load all catalogs first.
 */
export function operationName(action: string): string {
  for (const catalog of Object.keys(i18n.getDataByLanguage(i18n.language) ?? {})) {
    const key = `${catalog}:operations.${action}`;
    if (i18n.exists(key)) return i18n.t(key as 'shared:menu.home');
  }
  return action;
}
