import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileText, Upload, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mostEditable, readCsvFile } from '../../domain/imports/read-csv-file.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldFrame } from '../../ui/form/field-frame.tsx';
import { useProblem } from '../../ui/form/form-finding.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { colours, monospace } from '../../ui/theme/tokens.ts';

export interface ImportValues {
  csv: string;
}

interface CsvFieldProps {
  readonly form: UseFormReturn<ImportValues>;
  /** One thing to a line, and no columns. */
  readonly isLines: boolean;
  /** A file may have so many. */
  readonly mostRows: number;
}

/** A file, or its content; what is short enough can be corrected here. */
export function CsvField({ form, isLines, mostRows }: CsvFieldProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const chooser = useRef<HTMLInputElement>(null);
  const [isGuessed, setIsGuessed] = useState(false);
  const [large, setLarge] = useState<{ readonly name: string; readonly size: number }>();
  const problem = useProblem(form.formState.errors.csv);
  const rows = number(mostRows);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Else choosing the same file again would change nothing.
    event.target.value = '';
    if (file === undefined) return;
    const read = await readCsvFile(file);
    form.clearErrors('csv');
    setIsGuessed('isGuessed' in read && read.isGuessed);
    if ('problem' in read) {
      form.setError('csv', { type: read.problem }, { shouldFocus: true });
      return;
    }
    form.setValue('csv', read.text, { shouldDirty: true });
    setLarge(read.text.length > mostEditable ? file : undefined);
  };
  const drop = () => {
    setLarge(undefined);
    setIsGuessed(false);
    form.setValue('csv', '', { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => void take(event)}
        />
        <Button
          variant="outlined"
          startIcon={<Upload size={16} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          {t('form.choose')}
        </Button>
      </Box>
      {isGuessed ? <Notice tone="warning">{t('form.decoded')}</Notice> : null}
      {large ? (
        <LargeFile {...large} onRemove={drop} problem={problem} />
      ) : (
        <Box sx={text}>
          <TextAreaField
            control={form.control}
            name="csv"
            label={t('form.text')}
            hint={t(isLines ? 'form.linesHint' : 'form.hint', { rows })}
            minRows={10}
            maxRows={20}
            spellCheck={false}
          />
        </Box>
      )}
    </Box>
  );
}

interface LargeFileProps {
  readonly name: string;
  readonly size: number;
  readonly problem: string | undefined;
  readonly onRemove: () => void;
}

function LargeFile({ name, size, problem, onRemove }: LargeFileProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('form.text')} hint={t('form.largeHint')} problem={problem}>
      <Box sx={file}>
        <FileText size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {name} · {t('form.size', { num: number(Math.max(0.1, Math.round(size / 100_000) / 10)) })}
        </Box>
        <Button id={id} name="csv" startIcon={<X size={16} aria-hidden />} onClick={onRemove}>
          {t('form.remove')}
        </Button>
      </Box>
    </FieldFrame>
  );
}

/** A row of the file stays one row. */
const text = {
  minWidth: 0,
  '& textarea': { fontFamily: monospace, fontSize: 13, whiteSpace: 'pre', overflowX: 'auto !important' },
} as const;

const file = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: '8px 8px 8px 12px',
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
} as const;
