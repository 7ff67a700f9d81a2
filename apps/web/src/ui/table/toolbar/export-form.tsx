import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ActionInput } from '@posthouse/contract';
import { useId, useState } from 'react';
import { startDownload } from '../../../api/files.ts';
import { useCommand } from '../../../api/use-command.ts';
import { currentLanguage } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../form/progress-button.tsx';
import { colours } from '../../theme/tokens.ts';
import { OptionRow } from '../controls/option-row.tsx';
import type { ExportName } from '../definition/list-contract.ts';
import { type ColumnChoice, shownColumns } from '../state/column-choice.ts';
import type { List } from '../state/use-list.ts';

type Scope = 'shown' | 'all';

interface ExportFormProps {
  readonly list: List;
  readonly choice: ColumnChoice;
  readonly action: ExportName;
  readonly onDone: () => void;
}

/** Everything that matches the search and the filters, as a file. */
export function ExportForm({ list: { definition, matching }, choice, action, onDone }: ExportFormProps) {
  const { t } = useTranslation();
  const [format, setFormat] = useState('csv');
  const [scope, setScope] = useState<Scope>('shown');
  const { mutateAsync, isPending } = useCommand(action, { changes: [] });
  const columns = shownColumns(definition.columns, choice).flatMap<string>(
    ({ field, exports }) => exports ?? field,
  );
  const submit = async () => {
    const input = {
      ...matching,
      ...definition.given,
      ...definition.exportGiven,
      format,
      language: currentLanguage(),
      ...(scope === 'shown' ? { columns } : {}),
    };
    // The filters and columns are those of the list, which the contract has typed.
    const { url } = await mutateAsync(input as ActionInput<ExportName>);
    startDownload(url);
    onDone();
  };
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        // A refusal has been announced, and the form stays.
        void submit().catch(() => undefined);
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Box sx={{ color: colours.textSoft, fontSize: 13 }}>{t('list.exportScope')}</Box>
      <Choices
        label={t('list.format')}
        value={format}
        onChange={setFormat}
        choices={[
          ['csv', t('list.csv')],
          ['json', t('list.json')],
        ]}
      />
      <Choices
        label={t('list.columns')}
        value={scope}
        onChange={(value) => setScope(value === 'all' ? 'all' : 'shown')}
        choices={[
          ['shown', t('list.shownColumns')],
          ['all', t('list.allColumns')],
        ]}
      />
      <ProgressButton type="submit" isRunning={isPending}>
        {t('list.download')}
      </ProgressButton>
    </Box>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Choices({ label, value, choices, onChange }: ChoicesProps) {
  const labelId = useId();
  return (
    <Box>
      <Box id={labelId} sx={{ fontSize: 13, fontWeight: 550 }}>
        {label}
      </Box>
      <RadioGroup aria-labelledby={labelId} value={value} onChange={(_event, chosen) => onChange(chosen)}>
        {choices.map(([choice, text]) => (
          <OptionRow key={choice} value={choice} label={text} control={<Radio />} />
        ))}
      </RadioGroup>
    </Box>
  );
}
