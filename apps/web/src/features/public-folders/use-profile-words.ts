import { abilitiesOf, type FolderProfile } from '@posthouse/contract/features/public-folders/folder-profiles';
import { useTranslation } from 'react-i18next';

/** What a profile allows, in one sentence made of its abilities. */
export function useProfileSentence(): (profile: FolderProfile) => string {
  const { t, i18n } = useTranslation('public-folders');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (profile) => {
    const abilities = abilitiesOf(profile).map((ability) => t(`ability.${ability}`));
    return abilities.length === 0 ? t('canNothing') : t('can', { abilities: list.format(abilities) });
  };
}
