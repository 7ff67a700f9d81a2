import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import type { DomainNames } from './brand-values.ts';

const anyDomain: DomainNames = { domain: 'example.com', unicode: 'example.com' };
const hostOf = (name: string) => `webmail.${name}`;

/** At which addresses people see this branding: nobody finds that out by looking at the panel's own. */
export function WhereShown({ names }: { readonly names?: DomainNames }) {
  const { t } = useTranslation('branding');
  const enabled = useCan('getDomains') && names === undefined;
  const { data } = useAction('getDomains', { verification: 'verified', limit: 1 }, { enabled });
  const { domain, unicode } = names ?? data?.rows[0] ?? anyDomain;
  return (
    <Notice tone="neutral">
      {names === undefined
        ? t('where.account', { example: hostOf(unicode) })
        : t('where.domain', { domain: unicode, example: hostOf(unicode) })}
      {unicode === domain ? null : (
        <Box sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
          {t('where.ascii')} <code>{hostOf(domain)}</code>
        </Box>
      )}
    </Notice>
  );
}
