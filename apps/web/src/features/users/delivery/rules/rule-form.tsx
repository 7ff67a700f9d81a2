import Box from '@mui/material/Box';
import { isFinal } from '@posthouse/contract/features/users/delivery-rules';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ActionForm } from '../../../../ui/form/action-form.tsx';
import { SwitchField } from '../../../../ui/form/switch-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type ActionForm as Form, useActionForm } from '../../../../ui/form/use-action-form.ts';
import { Notice } from '../../../../ui/page/notice.tsx';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { atRule, newRule, type RuleValues, ruleSchema, ruleValuesOf } from './rule-values.ts';
import { useRuleSummary } from './use-rule-summary.ts';
import type { Rule, RuleChange } from './use-rules.ts';

interface RuleFormProps {
  /** The rule that is changed; none for a new one. */
  readonly rule?: Rule;
  readonly change: RuleChange;
  readonly close: () => void;
}

/** One rule: when it applies, and what happens then. */
export function RuleForm({ rule, change, close }: RuleFormProps) {
  const { t } = useTranslation('users');
  const form = useActionForm<RuleValues>({
    schema: ruleSchema,
    defaultValues: rule ? ruleValuesOf(rule) : newRule,
    submit: (values) => save(values, rule?.id, change),
    onDone: close,
    draft: { of: { rule: rule?.id ?? '' } },
  });
  const { control } = form;
  const actions = useWatch({ control, name: 'actions' });
  const isAtEnd = actions.some(isFinal);
  return (
    <ActionForm
      form={form}
      submitLabel={t(rule ? 'delivery.rules.save' : 'delivery.rules.add')}
      onCancel={close}
    >
      <TextField control={control} name="name" label={t('delivery.form.name')} autoComplete="off" required />
      <ConditionFields control={control} setValue={form.form.setValue} />
      <ActionFields control={control} setValue={form.form.setValue} />
      {isAtEnd ? null : (
        <SwitchField
          control={control}
          name="stop"
          label={t('delivery.form.stop')}
          hint={t('delivery.form.stopHint')}
        />
      )}
      <SwitchField control={control} name="active" label={t('delivery.form.active')} />
      <Preview form={form} />
    </ActionForm>
  );
}

async function save(values: RuleValues, id: string | undefined, change: RuleChange): Promise<void> {
  let place = 0;
  try {
    await change((rules) => {
      const index = id === undefined ? -1 : rules.findIndex((one) => one.id === id);
      place = index < 0 ? rules.length : index;
      return index < 0
        ? [...rules, { ...values }]
        : rules.map((one, at) => (at === index ? { ...values, id } : one));
    });
  } catch (error) {
    throw atRule(error, place);
  }
}

/** The rule in words while it is typed. */
function Preview({ form: { control } }: { readonly form: Form<RuleValues> }) {
  const { t } = useTranslation('users');
  const summary = useRuleSummary();
  const values = useWatch({ control }) as RuleValues;
  return (
    <Notice tone="neutral" title={t('delivery.form.preview')}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{summary(values)}</Box>
    </Notice>
  );
}
