import type { Permissions } from '@posthouse/contract/core/permissions';
import { useTranslation } from 'react-i18next';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { levelName, shownAreas } from './rights.ts';

/** The rights of somebody one cannot change. */
export function RightsSummary({ permissions }: { readonly permissions: Permissions }) {
  const { t } = useTranslation('sub-admins');
  return (
    <DetailList
      details={shownAreas.map((area) => ({
        label: t(`facts.${area}`),
        value: t(`level.${levelName(permissions[area])}`),
      }))}
    />
  );
}
