import { useCan } from '../../api/access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageTabs } from '../../ui/page/page-tabs.tsx';

/** The way between the two screens, for those who may see both. */
export function SettingsTabs() {
  const { t } = useTranslation('settings');
  const canSeeTexts = useCan('getSystemTexts');
  if (!canSeeTexts) return null;
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { label: t('tabs.general'), to: '/settings' },
        { label: t('tabs.texts'), to: '/settings/texts' },
      ]}
    />
  );
}
