import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandingDomain } from './brand-values.ts';

interface DomainPanelProps {
  readonly row: BrandingDomain;
  readonly close: () => void;
}

/** The branding of one domain; its empty values are the account's. */
export function DomainPanel({ row, close }: DomainPanelProps) {
  const canChange = useCan('setBrandingDomain');
  const { data, error, refetch } = useAction('getBrandingDomain', { domain: row.domain });
  if (data) {
    return canChange ? <BrandForm record={data} domain={row} close={close} /> : <BrandFacts record={data} />;
  }
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  return <LoadingState rows={6} rowHeight={72} />;
}
