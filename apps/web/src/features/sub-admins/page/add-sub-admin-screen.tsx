import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BackToList } from '../../../ui/page/back-to-list.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AddSubAdmin } from './add-sub-admin-form.tsx';
import { listAddress } from './sub-admin-address.ts';

export function AddSubAdminScreen() {
  const { t } = useTranslation('sub-admins');
  const navigate = useNavigate();
  return (
    <>
      <BackToList to={listAddress} label={t('page.back')} />
      <PageHead title={t('add')} purpose={t('page.addPurpose')} />
      <AddSubAdmin close={() => void navigate({ to: listAddress })} />
    </>
  );
}
