import { aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { useRef } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import type { AliasDomain } from './alias-domain.ts';
import { RealDomainField } from './real-domain-field.tsx';

interface AddAliasDomainFormProps {
  /** With a single domain there is nothing to choose. */
  readonly onlyDomain: string | undefined;
  readonly onAdded: (row: AliasDomain) => void;
  readonly onCancel: () => void;
}

export function AddAliasDomainForm({ onlyDomain, onAdded, onCancel }: AddAliasDomainFormProps) {
  const { t } = useTranslation('alias-domains');
  const { mutateAsync } = useCommand('addAliasDomain', { announcedBy: 'screen' });
  const added = useRef<AliasDomain>(undefined);
  const form = useActionForm({
    schema: aliasDomainsActions.addAliasDomain.input,
    defaultValues: { domain: onlyDomain ?? '', aliasdomain: '' },
    submit: async (values) => {
      added.current = await mutateAsync(values);
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
    describe: (error) =>
      error instanceof ApiError && error.code === 'conflict' ? t('add.taken') : errorText(error),
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={onCancel}>
      <TextField
        control={form.control}
        name="aliasdomain"
        label={t('add.aliasdomain')}
        hint={t('add.aliasdomainHint')}
        autoComplete="off"
        required
        autoFocus
      />
      <RealDomainField control={form.control} />
    </ActionForm>
  );
}
