import Box from '@mui/material/Box';
import {
  type RuleField,
  ruleFields,
  ruleLimits,
  testsOf,
} from '@posthouse/contract/features/users/delivery-rules';
import { type Control, type UseFormSetValue, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { colours } from '../../../../ui/theme/tokens.ts';
import { ChoiceField } from './choice-field.tsx';
import { Fieldset, FieldsetItem } from './fieldset.tsx';
import { newCondition, type RuleValues, testFor } from './rule-values.ts';

interface Fields {
  readonly control: Control<RuleValues>;
  readonly setValue: UseFormSetValue<RuleValues>;
}

/** When the rule applies. */
export function ConditionFields({ control, setValue }: Fields) {
  const { t } = useTranslation('users');
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  return (
    <Fieldset
      legend={t('delivery.form.conditions')}
      addLabel={t('delivery.form.addCondition')}
      onAdd={fields.length < ruleLimits.conditions ? () => append(newCondition) : undefined}
    >
      {fields.length > 1 ? (
        <SelectField
          control={control}
          name="match"
          label={t('delivery.form.match')}
          options={(['all', 'any'] as const).map((value) => ({ value, label: t(`delivery.form.${value}`) }))}
        />
      ) : null}
      {fields.length === 0 ? (
        <Box sx={{ fontSize: 13, color: colours.textSoft }}>{t('delivery.form.everyMessage')}</Box>
      ) : null}
      {fields.map(({ id }, index) => (
        <FieldsetItem
          key={id}
          label={t('delivery.form.condition', { num: index + 1 })}
          removeLabel={t('delivery.form.removeCondition', { num: index + 1 })}
          onRemove={() => remove(index)}
        >
          <Condition control={control} setValue={setValue} index={index} />
        </FieldsetItem>
      ))}
    </Fieldset>
  );
}

function Condition({ control, setValue, index }: Fields & { readonly index: number }) {
  const { t } = useTranslation('users');
  const name = `conditions.${index}` as const;
  const { field, test } = useWatch({ control, name });
  const change = (chosen: RuleField) => {
    setValue(`${name}.test`, testFor(chosen, test), { shouldDirty: true });
    // A size is no text, and the other way round.
    if ((chosen === 'size') !== (field === 'size')) setValue(`${name}.value`, '', { shouldDirty: true });
  };
  return (
    <>
      <ChoiceField
        control={control}
        name={`${name}.field`}
        label={t('delivery.form.field')}
        options={ruleFields.map((value) => ({ value, label: t(`delivery.field.${value}`) }))}
        onChoose={(chosen) => change(chosen as RuleField)}
      />
      {field === 'header' ? (
        <TextField
          control={control}
          name={`${name}.header`}
          label={t('delivery.form.header')}
          placeholder="List-Id"
          autoComplete="off"
        />
      ) : null}
      <ChoiceField
        control={control}
        name={`${name}.test`}
        label={t('delivery.form.test')}
        options={testsOf[field].map((value) => ({ value, label: t(`delivery.test.${value}`) }))}
      />
      {field === 'spam' ? null : <ConditionValue control={control} index={index} />}
    </>
  );
}

function ConditionValue({ control, index }: Pick<Fields, 'control'> & { readonly index: number }) {
  const { t } = useTranslation('users');
  const name = `conditions.${index}` as const;
  const { field, test } = useWatch({ control, name });
  const isAddress = field === 'sender' || field === 'recipient';
  const hints = [
    ...(test === 'matches' ? [t('delivery.form.wildcards')] : []),
    ...(isAddress && test !== 'contains' && test !== 'not_contains' ? [t('delivery.form.addressOnly')] : []),
  ];
  return (
    <TextField
      control={control}
      name={`${name}.value`}
      label={t(field === 'size' ? 'delivery.form.size' : 'delivery.form.value')}
      hint={hints.join(' ') || undefined}
      autoComplete="off"
      {...(field === 'size' ? { type: 'number', inputProps: { min: 0.001, max: 1000, step: 'any' } } : {})}
    />
  );
}
