import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { domainAddress, domainTabs } from './domain-address.ts';

export function DomainTabs({ id }: { readonly id: string }) {
  const { t } = useTranslation('domains');
  const canHandOver = useCan('createDnsHandover');
  const shown = domainTabs.filter((tab) => tab !== 'handover' || canHandOver);
  return (
    <PageTabs
      label={t('page.tabs')}
      tabs={shown.map((tab) => ({ label: t(`page.${tab}`), to: domainAddress(id, tab) }))}
    />
  );
}
