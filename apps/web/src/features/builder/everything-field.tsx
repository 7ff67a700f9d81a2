import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Rows3, Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { readCsvFile } from '../../domain/imports/read-csv-file.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { useSettled } from '../../ui/form/use-settled.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { monospace } from '../../ui/theme/tokens.ts';
import type { BuilderValues } from './builder-values.ts';
import { distribute, joined, rowsOfSection, type SectionName } from './sections.ts';

interface EverythingFieldProps {
  readonly form: UseFormReturn<BuilderValues>;
  readonly offered: readonly SectionName[];
  readonly children?: ReactNode;
}

/** A file with everything: chosen, dropped or pasted, it is distributed to the sections below. */
export function EverythingField({ form, offered, children }: EverythingFieldProps) {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const chooser = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState<{ readonly rows: number; readonly hasRest: boolean }>();
  const [isGuessed, setIsGuessed] = useState(false);
  const typed = useWatch({ control: form.control, name: 'everything' });
  const { errors } = useFormState({ control: form.control, name: 'everything' });
  const settled = useSettled(typed);
  const lacksType = useMemo(
    () => settled.trim().includes('\n') && distribute(settled) === undefined,
    [settled],
  );

  /** Behind what the sections hold already; false for a text that is no such file. */
  const fill = (text: string): boolean => {
    const found = distribute(text, offered);
    if (found === undefined) return false;
    form.clearErrors('everything');
    for (const name of offered) {
      const text = joined(name, form.getValues(name), found.sections[name]);
      form.setValue(name, text, { shouldDirty: true });
    }
    form.setValue('everything', found.rest, { shouldDirty: true });
    const rows = offered.reduce((sum, name) => sum + rowsOfSection(name, found.sections[name]).length, 0);
    setFilled({ rows, hasRest: found.rest !== '' });
    return true;
  };
  const refuse = (type: string) => form.setError('everything', { type }, { shouldFocus: true });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readCsvFile(file);
    if ('problem' in read) return refuse(read.problem);
    setIsGuessed(read.isGuessed);
    if (!fill(read.text)) refuse('noType');
  };
  const onPaste = (event: ClipboardEvent) => {
    if (fill(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <Panel
      title={t('everything.title')}
      action={
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // Else choosing the same file again would change nothing.
              target.value = '';
            }}
          />
          <Button
            variant="outlined"
            startIcon={<Upload size={16} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {t('everything.choose')}
          </Button>
        </>
      }
    >
      <Box sx={area} onPaste={onPaste} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
        <TextAreaField
          control={form.control}
          name="everything"
          label={t('everything.label')}
          hint={`${t('everything.hint')} ${t('everything.columns')}`}
          placeholder={example}
          minRows={3}
          maxRows={12}
          spellCheck={false}
          autoComplete="off"
        />
        {typed.trim() === '' ? null : (
          <Box>
            <Button
              variant="outlined"
              startIcon={<Rows3 size={16} aria-hidden />}
              onClick={() => {
                if (!fill(typed)) refuse('noType');
              }}
            >
              {t('everything.fill')}
            </Button>
          </Box>
        )}
        {isGuessed ? <Notice tone="warning">{t('everything.decoded')}</Notice> : null}
        <Box role="status">
          {lacksType && !errors.everything ? <Notice tone="warning">{t('everything.noType')}</Notice> : null}
          {filled ? (
            <Notice tone={filled.hasRest ? 'warning' : 'good'}>
              {t('everything.filled', { num: filled.rows, shown: number(filled.rows) })}{' '}
              {filled.hasRest ? t('everything.rest') : null}
            </Notice>
          ) : null}
        </Box>
      </Box>
      {children}
    </Panel>
  );
}

const example = 'type,email,name,quota_gb,forward,members\nuser,anna@example.com,Anna Berg,5,,';

const area = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& textarea': { fontFamily: monospace, fontSize: 13, whiteSpace: 'pre', overflowX: 'auto !important' },
} as const;
