import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../navigation/screen.ts';
import { useVisibleScreens } from '../navigation/visible-screens.ts';
import { PageTabs } from './page-tabs.tsx';

interface AreaTabsProps {
  /** The beginning of their addresses: `/domains`. */
  readonly area: string;
  readonly label: ScreenName;
}

/** The way between the named screens of an area, for those who may see more than one. */
export function AreaTabs({ area, label }: AreaTabsProps) {
  const { t } = useTranslation();
  const tabs = useVisibleScreens().flatMap(({ path, name }) =>
    name && path.startsWith(`${area}/`) ? [{ label: t(`menu.${name}`), to: path }] : [],
  );
  return tabs.length > 1 ? <PageTabs label={t(`menu.${label}`)} tabs={tabs} /> : null;
}
