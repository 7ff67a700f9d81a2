import type { Area, Level } from '@posthouse/contract/core/permissions';
import { useTranslation } from 'react-i18next';
import { levelName, openingLevels } from './rights.ts';

/** Everything a level includes in an area, and whether it adds anything at all. */
export function useLevelText(): (area: Area, level: Level) => string {
  const { t } = useTranslation('sub-admins');
  return (area, level) => {
    if (level === 0) return t('rights.none');
    const opening = openingLevels[area];
    // Each area has sentences for its own levels only; `openingLevels` says which.
    const included = opening
      .filter((one) => one <= level)
      .map((one) => t(`includes.${area}.${levelName(one)}` as 'includes.users.view'))
      .join(' · ');
    if (opening.includes(level)) return `${included}.`;
    return `${included}. ${t('rights.addsNothing', { level: t(`level.${levelName(level)}`) })}`;
  };
}
