import type { FolderProfile } from '@posthouse/contract/features/public-folders/folder-profiles';
import { useTranslation } from 'react-i18next';

/** What a profile allows, in one sentence. */
export function useProfileSentence(): (profile: FolderProfile) => string {
  const { t } = useTranslation('public-folders');
  return (profile) => t(`can.${profile}`);
}
