import { domainTypes, mostDomainsAtOnce } from '@posthouse/contract/features/domains';
import { useRef } from 'react';
import { ApiError, errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { AddOutcome } from './add-outcome.ts';
import { type AddValues, addSchema, typedNames } from './typed-names.ts';

interface AddDomainFormProps {
  /** Names to begin with: those that could not be added. */
  readonly names?: string;
  readonly onAdded: (outcome: AddOutcome) => void;
  readonly onCancel: () => void;
}

export function AddDomainForm({ names = '', onAdded, onCancel }: AddDomainFormProps) {
  const { t } = useTranslation('domains');
  const room = useRoom();
  const add = useAdding();
  const outcome = useRef<AddOutcome>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { domain: names, type: 'standard' },
    submit: async (values) => {
      outcome.current = await add(values);
    },
    onDone: () => {
      if (outcome.current) onAdded(outcome.current);
    },
    describe: (error) => {
      if (error instanceof TooManyNames) return t('add.tooMany', { num: error.num, most: error.most });
      return error instanceof ApiError && error.code === 'conflict' ? t('add.taken') : errorText(error);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={onCancel}>
      <TextAreaField
        control={form.control}
        name="domain"
        label={t('add.names')}
        hint={`${t('add.namesHint', { num: mostDomainsAtOnce })} ${room === undefined ? '' : t('add.room', { num: room })}`}
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
  readonly most: number;

  constructor(num: number, most: number) {
    super('too many names');
    this.num = num;
    this.most = most;
  }
}

/** How many more domains the account may have; undefined until that is known. */
function useRoom(): number | undefined {
  const { data } = useAction('status', {});
  return data && Math.max(0, data.maxdomains - data.curdomains);
}

/** Runs the command for one name or for several. */
function useAdding(): (values: AddValues) => Promise<AddOutcome> {
  const one = useCommand('addDomain', { announcedBy: 'screen' });
  const several = useCommand('addDomains', { announcedBy: 'screen' });
  return async ({ domain, type }) => {
    const [first = '', ...more] = typedNames(domain);
    if (more.length === 0) return { kind: 'one', answer: await one.mutateAsync({ domain: first, type }) };
    const domains = [first, ...more];
    if (domains.length > mostDomainsAtOnce) throw new TooManyNames(domains.length, mostDomainsAtOnce);
    return { kind: 'several', answer: await several.mutateAsync({ domains, type }) };
  };
}
