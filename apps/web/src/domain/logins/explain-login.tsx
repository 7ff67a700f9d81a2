import Link from '@mui/material/Link';
import { type LoginService, loginServices } from '@posthouse/contract/fields/mail-login';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../api/access.ts';
import { loadChunk } from '../../api/load-chunk.ts';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';

const ExplainPanel = lazy(async () => {
  const [panel] = await loadChunk(() =>
    Promise.all([import('./explain-panel.tsx'), loadCatalogs(['last-logins'])]),
  );
  return { default: panel.ExplainPanel };
});

const serviceOf = (text: string | undefined): LoginService | undefined =>
  loginServices.find((service) => service === text);

/** For the page of a user: opens the panel that says why they can’t log in. The service is in the address: `?login=imap`. */
export function ExplainLoginLink({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { shown, open, change, close } = useOpenPanel('login');
  const isAllowed = useCan('explainLogin');
  const service = serviceOf(shown);
  // What was shown stays in the panel while it slides away.
  const [latest, setLatest] = useState(service);
  if (service !== undefined && service !== latest) setLatest(service);
  if (!isAllowed) return null;
  return (
    <>
      <Link component="button" type="button" sx={withIcon} onClick={() => open('imap')}>
        <KeyRound size={14} aria-hidden />
        {t('explain.login')}
      </Link>
      {latest === undefined ? null : (
        <Suspense>
          <ExplainPanel
            id={id}
            service={latest}
            isOpen={service !== undefined}
            onAsk={change}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const withIcon = { display: 'inline-flex', alignItems: 'center', gap: 1.5, font: 'inherit' } as const;
