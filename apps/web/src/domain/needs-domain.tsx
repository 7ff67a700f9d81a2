import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCan } from '../api/access.ts';
import { useAction } from '../api/use-action.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../ui/navigation/link.tsx';
import { EmptyState } from '../ui/page/page-states.tsx';

/** A form of what lives in a verified domain; where there is none yet, the way to the first. */
export function NeedsDomain({ children }: { readonly children: ReactNode }) {
  const { data } = useAction('getUserDomains', { limit: 2 });
  return data?.rows.length === 0 ? <NoDomain /> : children;
}

function NoDomain() {
  const { t } = useTranslation();
  const hasChecklist = useCan('getChecklist');
  const canSeeDomains = useCan('getDomains');
  const canHelp = hasChecklist || canSeeDomains;
  return (
    <EmptyState
      title={t('noDomain.title')}
      action={
        canHelp ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
            {hasChecklist ? (
              <LinkButton variant="contained" to="/home">
                {t('noDomain.checklist')}
              </LinkButton>
            ) : null}
            {canSeeDomains ? (
              <LinkButton variant="outlined" to="/domains/domainlist">
                {t('noDomain.domains')}
              </LinkButton>
            ) : null}
          </Box>
        ) : null
      }
    >
      {t(canHelp ? 'noDomain.hint' : 'noDomain.ask')}
    </EmptyState>
  );
}
