import Box from '@mui/material/Box';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { DomainChoice } from './domain-choice.tsx';
import { useOwnLimit } from './own-limit.ts';

interface DomainsFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly limitedName: Path<Values>;
  readonly name: Path<Values>;
}

/** All domains, or chosen ones. */
export function DomainsField<Values extends FieldValues>(props: DomainsFieldProps<Values>) {
  const { control, limitedName, name } = props;
  const { t } = useTranslation('sub-admins');
  const isLimited = Boolean(useWatch({ control, name: limitedName }));
  const isCallerLimited = useOwnLimit() !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SwitchField
        control={control}
        name={limitedName}
        label={t('domains.limit')}
        hint={t(isCallerLimited ? 'domains.ownLimit' : 'domains.limitHint')}
        disabled={isCallerLimited && isLimited}
      />
      {isLimited ? <DomainChoice control={control} name={name} /> : null}
    </Box>
  );
}
