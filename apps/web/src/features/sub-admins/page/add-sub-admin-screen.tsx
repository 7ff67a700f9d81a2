import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AddSubAdminForm } from './add-sub-admin-form.tsx';
import { BackToList } from './back-to-list.tsx';
import { listAddress } from './sub-admin-address.ts';

export function AddSubAdminScreen() {
  const { t } = useTranslation('sub-admins');
  const navigate = useNavigate();
  return (
    <>
      <BackToList />
      <PageHead title={t('add')} purpose={t('page.addPurpose')} />
      <AddSubAdminForm close={() => void navigate({ to: listAddress })} />
    </>
  );
}
