import {
  isFinal,
  placeOfHidden,
  type RuleActionType,
  ruleActionTypes,
  ruleLimits,
} from '@posthouse/contract/features/users/delivery-rules';
import { type Control, type UseFormSetValue, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Fieldset, FieldsetItem } from './fieldset.tsx';
import { isSameKind, newAction, type RuleValues } from './rule-values.ts';

interface Fields {
  readonly control: Control<RuleValues>;
  readonly setValue: UseFormSetValue<RuleValues>;
}

/** What happens to a message the rule applies to. */
export function ActionFields({ control, setValue }: Fields) {
  const { t } = useTranslation('users');
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'actions' });
  const actions = useWatch({ control, name: 'actions' });
  const hasMore = fields.length < ruleLimits.actions && !actions.some(isFinal);
  const choose = (index: number, type: RuleActionType) => {
    // Nothing else can be done with a message that is gone.
    if (isFinal({ type })) replace([{ type, value: '' }]);
    else if (!isSameKind(type, actions[index]?.type ?? type)) {
      setValue(`actions.${index}.value`, '', { shouldDirty: true });
    }
  };
  return (
    <Fieldset
      legend={t('delivery.form.actions')}
      addLabel={t('delivery.form.addAction')}
      onAdd={hasMore ? () => append(newAction) : undefined}
    >
      {fields.map(({ id }, index) => (
        <FieldsetItem
          key={id}
          label={t('delivery.form.action', { num: index + 1 })}
          removeLabel={t('delivery.form.removeAction', { num: index + 1 })}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        >
          <ChoiceField
            control={control}
            name={`actions.${index}.type`}
            label={t('delivery.form.type')}
            options={ruleActionTypes.map((value) => ({ value, label: t(`delivery.action.${value}`) }))}
            onChoose={(type) => choose(index, type as RuleActionType)}
          />
          <ActionValue control={control} index={index} />
        </FieldsetItem>
      ))}
    </Fieldset>
  );
}

function ActionValue({ control, index }: Pick<Fields, 'control'> & { readonly index: number }) {
  const { t } = useTranslation('users');
  const name = `actions.${index}.value` as const;
  const type = useWatch({ control, name: `actions.${index}.type` });
  const isHidden = placeOfHidden(useWatch({ control, name }) ?? '') !== undefined;
  switch (type) {
    case 'move':
    case 'copy':
      return (
        <TextField
          control={control}
          name={name}
          label={t('delivery.form.folder')}
          hint={t('delivery.form.folderHint')}
          autoComplete="off"
        />
      );
    case 'forward':
    case 'redirect':
      return isHidden ? (
        <Notice tone="neutral">{t('delivery.form.hidden')}</Notice>
      ) : (
        <TextField
          control={control}
          name={name}
          type="email"
          label={t('delivery.form.address')}
          autoComplete="off"
        />
      );
    case 'reject':
      return (
        <TextAreaField
          control={control}
          name={name}
          label={t('delivery.form.rejection')}
          hint={t('delivery.form.rejectHint')}
          minRows={3}
        />
      );
    case 'discard':
      return <Notice tone="bad">{t('delivery.form.discardWarning')}</Notice>;
    default:
      return null;
  }
}
