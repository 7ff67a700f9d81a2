import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Language } from '@posthouse/contract/core/languages';
import { systemTextKeys } from '@posthouse/contract/fields/system-text';
import { useId } from 'react';
import type { LookupEntry } from '../../../api/lookups.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import type { TextPlace } from './text-place.ts';

interface TextChoiceProps {
  readonly place: TextPlace;
  readonly languages: readonly LookupEntry[];
  readonly choose: (change: Partial<TextPlace>) => void;
}

export function TextChoice({ place, languages, choose }: TextChoiceProps) {
  const { t } = useTranslation('settings');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 420px) minmax(0, 240px)' },
      }}
    >
      <Choice
        label={t('texts.which')}
        hint={t(`textHints.${place.key}`)}
        value={place.key}
        options={systemTextKeys.map((key) => [key, t(`textNames.${key}`)])}
        onChoose={(key) => choose({ key })}
      />
      <Choice
        label={t('texts.language')}
        value={place.language}
        options={languages.map(({ value, label }) => [value as Language, label])}
        onChoose={(language) => choose({ language })}
      />
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, hint, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <NativeSelect
        input={<OutlinedInput fullWidth />}
        inputProps={{ id, ...(hint ? { 'aria-describedby': `${id}-hint` } : {}) }}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
