import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { addressNames } from '../../domain/addresses/address-choice.ts';
import { AddressRows } from '../../domain/addresses/address-rows.tsx';
import { AddressState } from '../../domain/addresses/address-state.tsx';
import { HiddenNotice } from '../../domain/addresses/hidden-notice.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { type Alias, type AliasValues, changeSchema, changesOf, valuesOf } from './alias.ts';
import { AliasFields } from './alias-fields.tsx';

interface AliasPanelProps {
  readonly id: string;
  readonly close: () => void;
}

/** One alias to be changed; for those who may only look, the same as facts. */
export function AliasPanel({ id, close }: AliasPanelProps) {
  const mayChange = useCan('updateAlias');
  const { data, error, refetch } = useAction('getAlias', { id });
  if (data) return mayChange ? <ChangeForm alias={data} close={close} /> : <Facts alias={data} />;
  return error ? (
    <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
  ) : (
    <LoadingState rows={4} rowHeight={64} />
  );
}

function ChangeForm({ alias, close }: { readonly alias: Alias; readonly close: () => void }) {
  const { t } = useTranslation('aliases');
  const form = useRecordForm({
    command: 'updateAlias',
    given: { id: alias.id },
    record: alias,
    load: () => call('getAlias', { id: alias.id }),
    schema: changeSchema,
    valuesOf,
    changesOf,
    onDone: close,
    fieldName: (field) => t(`form.${field as keyof AliasValues}`),
    inWords: ({ forward, ...values }) => ({ ...values, forward: addressNames(forward) }),
  });
  return (
    <ActionForm form={form} submitLabel={t('form.save')} onCancel={close}>
      <DetailList
        details={[
          { label: t('column.active'), value: <AddressState catalog="aliases" active={alias.active} /> },
        ]}
      />
      <AliasFields control={form.control} domain={alias.domain} />
      <HiddenNotice count={alias.hidden_destinations} />
    </ActionForm>
  );
}

function Facts({ alias }: { readonly alias: Alias }) {
  const { t } = useTranslation('aliases');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('column.active'), value: <AddressState catalog="aliases" active={alias.active} /> },
          { label: t('form.note'), value: alias.note },
          { label: t('column.created'), value: <RelativeTime time={alias.created_at} /> },
        ].filter(({ value }) => value !== '')}
      />
      <Box>
        <Box sx={{ marginBottom: 1, fontSize: 13, fontWeight: 550 }}>{t('form.forward')}</Box>
        <AddressRows label={t('form.forward')} rows={alias.destinations} hasLinks />
      </Box>
      <HiddenNotice count={alias.hidden_destinations} />
    </Box>
  );
}
