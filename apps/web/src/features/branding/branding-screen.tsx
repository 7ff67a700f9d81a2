import { useState } from 'react';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/navigation/link.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { BrandForm } from './brand-form.tsx';
import { ResetBrand } from './reset-brand.tsx';

/** How the login page of the account looks, wherever a domain says nothing else. */
export function BrandingScreen() {
  const { t } = useTranslation('branding');
  const canChange = useCan('setAdminBranding');
  const [resets, setResets] = useState(0);
  const { data, error, refetch } = useAction('getAdminBranding', {});
  return (
    <>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        action={
          <>
            <LinkButton to="/domains/brandingdomains" variant="outlined">
              {t('menu.brandingDomains')}
            </LinkButton>
            {data ? <ResetBrand record={data} onReset={() => setResets(resets + 1)} /> : null}
          </>
        }
      />
      <Panel>
        {data ? (
          canChange ? (
            // A new form: what was typed into the old one goes with the values it was typed over.
            <BrandForm key={resets} record={data} />
          ) : (
            <BrandFacts record={data} />
          )
        ) : error ? (
          <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={6} rowHeight={72} />
        )}
      </Panel>
    </>
  );
}
