import { domainTypes, mostDomainsAtOnce } from '@posthouse/contract/features/domains';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { Outcome } from './add-domain-panel.tsx';
import { type AddValues, addSchema, typedNames } from './typed-names.ts';

interface AddDomainFormProps {
  readonly onAdded: (outcome: Outcome) => void;
  readonly onCancel: () => void;
}

const empty: AddValues = { domain: '', type: 'standard' };

export function AddDomainForm({ onAdded, onCancel }: AddDomainFormProps) {
  const { t } = useTranslation('domains');
  const add = useAdding();
  const outcome = useRef<Outcome>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: empty,
    submit: async (values) => {
      outcome.current = await add(values);
    },
    onDone: () => {
      if (outcome.current) onAdded(outcome.current);
    },
    describe: (error) => {
      if (error instanceof TooManyNames) return t('add.tooMany', { num: error.num, most: mostDomainsAtOnce });
      return error instanceof ApiError && error.code === 'conflict' ? t('add.taken') : errorText(error);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={onCancel}>
      <TextAreaField
        control={form.control}
        name="domain"
        label={t('add.names')}
        hint={t('add.namesHint', { num: mostDomainsAtOnce })}
        minRows={1}
        maxRows={12}
        autoComplete="off"
        spellCheck={false}
        required
        autoFocus
      />
      <SelectField
        control={form.control}
        name="type"
        label={t('add.type')}
        hint={t('add.typeHint')}
        options={domainTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
    </ActionForm>
  );
}

class TooManyNames extends Error {
  readonly num: number;

  constructor(num: number) {
    super('too many names');
    this.num = num;
  }
}

/** Runs the command for one name or for several. */
function useAdding(): (values: AddValues) => Promise<Outcome> {
  const one = useCommand('addDomain', { announcedBy: 'screen' });
  const several = useCommand('addDomains', { announcedBy: 'screen' });
  return async ({ domain, type }) => {
    const [first = '', ...more] = typedNames(domain);
    if (more.length === 0) return { kind: 'one', answer: await one.mutateAsync({ domain: first, type }) };
    const domains = [first, ...more];
    if (domains.length > mostDomainsAtOnce) throw new TooManyNames(domains.length);
    return { kind: 'several', answer: await several.mutateAsync({ domains, type }) };
  };
}
