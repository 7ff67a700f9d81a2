import { useTranslation } from '../../i18n/use-translation.ts';
import { useVisibleScreens } from '../navigation/screen.ts';
import { PageTabs } from './page-tabs.tsx';

interface AreaTabsProps {
  /** The beginning of their addresses: `/domains`. */
  readonly area: string;
  /** The name of the area, as in the menu. */
  readonly label: string;
}

/** The way between the named screens of an area, in the head of a list, for those who may see more than one. */
export function AreaTabs({ area, label }: AreaTabsProps) {
  const { t: menu } = useTranslation('menu');
  const tabs = useVisibleScreens().flatMap(({ path, name }) =>
    name && (path === area || path.startsWith(`${area}/`)) ? [{ label: menu(name), to: path }] : [],
  );
  return tabs.length > 1 ? <PageTabs label={menu(label)} tabs={tabs} isInHead /> : null;
}
