import { useTranslation } from 'react-i18next';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { Notice } from '../../ui/page/notice.tsx';

/** At which addresses people see this branding: nobody finds that out by looking at the panel's own. */
export function WhereShown({ domain }: { readonly domain?: string }) {
  const { t } = useTranslation('branding');
  const enabled = useCan('getDomains') && domain === undefined;
  const { data } = useAction('getDomains', { verification: 'verified', limit: 1 }, { enabled });
  const example = (name: string) => `webmail.${name}`;
  return (
    <Notice tone="neutral">
      {domain === undefined
        ? t('where.account', { example: example(data?.rows[0]?.unicode ?? 'example.com') })
        : t('where.domain', { domain, example: example(domain) })}
    </Notice>
  );
}
