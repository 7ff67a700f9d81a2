import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { BrandForm } from './brand-form.tsx';

interface DomainPanelProps {
  readonly domain: string;
  readonly close: () => void;
}

/** The branding of one domain; its empty values are the account's. */
export function DomainPanel({ domain, close }: DomainPanelProps) {
  const canChange = useCan('setBrandingDomain');
  const own = useAction('getBrandingDomain', { domain });
  const account = useAction('getAdminBranding', {});
  const error = own.error ?? account.error;
  if (own.data && account.data) {
    if (!canChange) return <BrandFacts record={own.data} />;
    return <BrandForm record={own.data} inherited={account.data.applied} domain={domain} close={close} />;
  }
  if (!error) return <LoadingState rows={6} rowHeight={72} />;
  const retry = () => void Promise.all([own.refetch(), account.refetch()]);
  return <ErrorState reason={errorText(error)} onRetry={retry} />;
}
