import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { OwnershipProof } from '../../domain/ownership/ownership-proof.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { AddAliasDomainForm } from './add-alias-domain-form.tsx';
import type { AliasDomain } from './alias-domain.ts';

/** The form, and in its place the record that has to be published next. */
export function AddAliasDomain({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('alias-domains');
  const { data, error, refetch } = useAction('getDomains', { limit: 2 });
  const [added, setAdded] = useState<AliasDomain>();
  if (added) return <Added row={added} onAgain={() => setAdded(undefined)} />;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} rowHeight={72} />;
  if (data.rows.length === 0) return <Notice tone="neutral">{t('add.noDomains')}</Notice>;
  return (
    <AddAliasDomainForm
      onlyDomain={data.rows.length === 1 ? data.rows[0]?.domain : undefined}
      onAdded={setAdded}
      onCancel={close}
    />
  );
}

function Added({ row, onAgain }: { readonly row: AliasDomain; readonly onAgain: () => void }) {
  return (
    <AddedThing command="addAliasDomain" name={row.unicode} onAgain={onAgain}>
      <OwnershipProof domain={row.aliasdomain} />
    </AddedThing>
  );
}
