import Box from '@mui/material/Box';
import { languageTags } from '@posthouse/contract/core/languages';
import { systemTexts } from '@posthouse/contract/fields/system-text';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { OtherTextGuard } from './other-text-guard.tsx';
import { Placeholders } from './placeholders.tsx';
import { ResetText } from './reset-text.tsx';
import { type SystemText, type TextValues, textSchema, valuesOf } from './system-text.ts';
import { TextPreview } from './text-preview.tsx';

interface TextEditorProps {
  readonly row: SystemText;
  readonly onReset: () => void;
}

/** One text in one language: the form, and beside it how it would look. */
export function TextEditor({ row, onReset }: TextEditorProps) {
  const { t } = useTranslation('settings');
  const form = useTextForm(row);
  const area = useRef<HTMLTextAreaElement>(null);
  const { hasSubject } = systemTexts[row.key];
  const inItsLanguage = { lang: languageTags[row.language] };
  const isOwn = row.is_default === 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel
        title={t('texts.wording')}
        action={<StatusLabel tone="neutral">{t(isOwn ? 'texts.isOwn' : 'texts.isDefault')}</StatusLabel>}
      >
        <OtherTextGuard isDirty={form.form.formState.isDirty} />
        <ActionForm form={form} submitLabel={t('texts.save')}>
          {hasSubject ? (
            <TextField
              control={form.control}
              name="subject"
              label={t('texts.subject')}
              autoComplete="off"
              required
              inputProps={inItsLanguage}
            />
          ) : null}
          <TextAreaField
            control={form.control}
            name="text"
            label={t('texts.text')}
            hint={t('texts.textHint')}
            areaRef={area}
            required
            inputProps={inItsLanguage}
          />
          <Placeholders of={row.key} area={area} />
        </ActionForm>
        {isOwn ? <ResetText row={row} onReset={onReset} /> : null}
      </Panel>
      <TextPreview control={form.control} />
    </Box>
  );
}

function useTextForm(row: SystemText) {
  const { t } = useTranslation('settings');
  return useRecordForm({
    command: 'updateSystemText',
    given: { key: row.key, language: row.language },
    record: row,
    load: async () => {
      const { rows } = await call('getSystemTexts', {});
      return rows.find(({ key, language }) => key === row.key && language === row.language) ?? row;
    },
    schema: textSchema,
    valuesOf,
    // A text is checked as a whole: its subject and its placeholders belong to it.
    changesOf: (_row, values) => values,
    fieldName: (field) => t(`facts.${field as keyof Pick<TextValues, 'subject' | 'text'>}`),
  });
}
