import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findDomains } from '../../features/domains/find-domains.ts';
import { registerGoTo } from '../../ui/go-to/go-to-registry.ts';

/** Feeds "go to anything" with the domains of the account. */
export function useDomainFinder(): void {
  const { t } = useTranslation();
  useEffect(() => {
    registerGoTo({
      id: 'domains',
      find: async (text, signal) =>
        (await findDomains(text, signal)).map((found) => ({ ...found, hint: t('goTo.domain') })),
    });
  }, [t]);
}
