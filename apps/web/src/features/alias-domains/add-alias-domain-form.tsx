import { aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCommand } from '../../api/use-command.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import type { AliasDomain } from './alias-domain.ts';
import { domainOptions, onlyOf, type RealDomain } from './domain-options.ts';

interface AddAliasDomainFormProps {
  /** Undefined where there are too many to choose from. */
  readonly domains: readonly RealDomain[] | undefined;
  readonly onAdded: (row: AliasDomain) => void;
  readonly onCancel: () => void;
}

export function AddAliasDomainForm({ domains, onAdded, onCancel }: AddAliasDomainFormProps) {
  const { t } = useTranslation('alias-domains');
  const { mutateAsync } = useCommand('addAliasDomain', { announcedBy: 'screen' });
  const added = useRef<AliasDomain>(undefined);
  const form = useActionForm({
    schema: aliasDomainsActions.addAliasDomain.input,
    defaultValues: { domain: onlyOf(domains) ?? '', aliasdomain: '' },
    submit: async (values) => {
      added.current = await mutateAsync(values);
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
    describe: (error) =>
      error instanceof ApiError && error.code === 'conflict' ? t('add.taken') : errorText(error),
  });
  const real = {
    control: form.control,
    name: 'domain',
    label: t('add.domain'),
    hint: t('add.domainHint'),
  } as const;
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
      {domains ? (
        <SearchSelectField {...real} options={domainOptions(domains, t('add.choose'))} />
      ) : (
        <TextField {...real} autoComplete="off" required />
      )}
    </ActionForm>
  );
}
