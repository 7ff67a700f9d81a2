import Box from '@mui/material/Box';
import { auditActions } from '@posthouse/contract/features/audit';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { DomainField } from '../../domain/domain-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { type AuditedDomain, AuditState, MailboxName } from './audit-cells.tsx';
import { NoMailbox } from './audit-mailboxes.tsx';

interface AuditFormProps {
  /** The domain whose mailbox is changed; none for one that is not journaled yet. */
  readonly row?: AuditedDomain;
  readonly close: () => void;
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;
const usable = { account_type: 'audit', active: 1 } as const;

/** Where the copies of a domain go; for those who may only look the same as facts. */
export function AuditForm({ row, close }: AuditFormProps) {
  const mayChange = useCan('setAuditDomain');
  const { data, error, refetch } = useAction('getUsers', { ...usable, limit: 1 });
  if (row && !mayChange) return <Facts row={row} />;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} rowHeight={72} />;
  if (data.rows.length === 0) return <NoMailbox />;
  const only = data.total === 1 ? data.rows[0]?.email : undefined;
  return <Form row={row} onlyMailbox={only} close={close} />;
}

interface FormProps {
  readonly row: AuditedDomain | undefined;
  /** With a single mailbox there is nothing to choose. */
  readonly onlyMailbox: string | undefined;
  readonly close: () => void;
}

function Form({ row, onlyMailbox, close }: FormProps) {
  const { t } = useTranslation('audit');
  const { mutateAsync } = useCommand('setAuditDomain');
  const isUsable = row?.mailbox === 'active';
  const form = useActionForm({
    schema: auditActions.setAuditDomain.input,
    defaultValues: {
      domain: row?.domain ?? '',
      audit_email: (isUsable ? row.audit_email : onlyMailbox) ?? '',
    },
    submit: (values) => mutateAsync(values),
    onDone: close,
  });
  return (
    <ActionForm
      form={form}
      submitLabel={t(row?.audit_enabled === 1 ? 'form.save' : 'form.submit')}
      onCancel={close}
    >
      {row ? (
        <StateOf row={row} />
      ) : (
        <DomainField
          control={form.control}
          name="domain"
          label={t('form.domain')}
          hint={t('form.domainHint')}
          placeholder={t('form.chooseDomain')}
          from="getUserDomains"
        />
      )}
      <MailboxField control={form.control} />
    </ActionForm>
  );
}

function MailboxField({ control }: { readonly control: Control<{ domain: string; audit_email: string }> }) {
  const { t } = useTranslation('audit');
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useAction(
    'getUsers',
    { ...usable, limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  return (
    <SearchSelectField
      control={control}
      name="audit_email"
      label={t('form.mailbox')}
      hint={t('form.mailboxHint')}
      placeholder={t('form.chooseMailbox')}
      options={(data?.rows ?? []).map(({ email, unicode }) => ({ value: email, label: unicode }))}
      search={{ onType: setSearch, answered: isPlaceholderData ? undefined : data && search }}
      required
    />
  );
}

function StateOf({ row }: { readonly row: AuditedDomain }) {
  const { t } = useTranslation('audit');
  return (
    <DetailList
      details={[
        { label: t('column.state'), value: <AuditState {...row} /> },
        ...(row.mailbox === 'active'
          ? []
          : [{ label: t('column.mailbox'), value: <MailboxName {...row} /> }]),
      ]}
    />
  );
}

function Facts({ row }: { readonly row: AuditedDomain }) {
  const { t } = useTranslation('audit');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('column.domain'), value: row.unicode },
          { label: t('column.mailbox'), value: <MailboxName {...row} /> },
          { label: t('column.state'), value: <AuditState {...row} /> },
        ]}
      />
    </Box>
  );
}
