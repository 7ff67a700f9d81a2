import { i18n } from '../../i18n/i18n.ts';

/**
 * The word for a recorded field. Each feature names the fields its commands record under `facts` in its catalog, as it
 * names the commands under `operations`.
 */
export function factName(field: string): string {
  for (const catalog of Object.keys(i18n.getDataByLanguage(i18n.language) ?? {})) {
    const key = `${catalog}:facts.${field}`;
    if (i18n.exists(key)) return i18n.t(key as 'account-history:facts.email');
  }
  return field;
}
