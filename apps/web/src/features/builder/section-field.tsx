import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours, monospace } from '../../ui/theme/tokens.ts';
import type { BuilderValues } from './builder-values.ts';
import { columnsOf, hasForeignHeader, rowsOfSection, type SectionName } from './sections.ts';
import { useSettledSection } from './use-settled-section.ts';

interface SectionFieldProps {
  readonly form: UseFormReturn<BuilderValues>;
  readonly name: SectionName;
  readonly step: number;
  readonly children?: ReactNode;
}

/** Two lines as somebody would type them. */
const examples: Readonly<Record<SectionName, string>> = {
  domains: 'example.com\nexample.net',
  users: 'email, name, quota_gb\nanna@example.com, Anna Berg, 5',
  aliases: 'info@example.com, anna@example.com',
  lists: 'team@example.com, anna@example.com ben@example.net',
};

/** A step of the form: lines that are typed, or a table that is pasted; how many there are so far. */
export function SectionField({ form, name, step, children }: SectionFieldProps) {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const settled = useSettledSection(form, name);
  const num = useMemo(() => rowsOfSection(name, settled).length, [name, settled]);
  return (
    <Panel title={t('step', { step, name: t(`section.${name}.title`) })}>
      <Box sx={area}>
        <TextAreaField
          control={form.control}
          name={name}
          label={t(`section.${name}.label`)}
          hint={t(`section.${name}.hint`, { columns: moreUserColumns })}
          placeholder={examples[name]}
          minRows={4}
          maxRows={16}
          spellCheck={false}
          autoComplete="off"
          below={
            <Box sx={{ fontSize: 13, color: colours.textSoft }} role="status">
              {num === 0 ? null : t(`section.${name}.count`, { num, shown: number(num) })}
            </Box>
          }
        />
      </Box>
      {name === 'domains' ? null : <ForeignHeader name={name} text={settled} />}
      {children}
    </Panel>
  );
}

interface ForeignHeaderProps {
  readonly name: keyof typeof columnsOf;
  readonly text: string;
}

function ForeignHeader({ name, text }: ForeignHeaderProps) {
  const { t } = useTranslation('builder');
  const isForeign = useMemo(() => hasForeignHeader(name, text), [name, text]);
  return (
    <Box role="status" sx={{ marginTop: isForeign ? 3 : 0 }}>
      {isForeign ? (
        <Notice tone="warning">{t('foreignHeader', { columns: columnsOf[name].inOrder.join(', ') })}</Notice>
      ) : null}
    </Box>
  );
}

/** Those the hint does not explain. */
const moreUserColumns = columnsOf.users.inOrder.slice(4).join(', ');

/** A row stays one row. */
const area = {
  minWidth: 0,
  '& textarea': { fontFamily: monospace, fontSize: 13, whiteSpace: 'pre', overflowX: 'auto !important' },
} as const;
