import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ActionInput } from '@posthouse/contract';
import { useLocation } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { startDownload } from '../../../api/files.ts';
import { useCommand } from '../../../api/use-command.ts';
import { currentLanguage } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../form/progress-button.tsx';
import { colours } from '../../theme/tokens.ts';
import { OptionRow } from '../controls/option-row.tsx';
import { PopoverButton } from '../controls/popover-button.tsx';
import type { ExportName } from '../definition/list-contract.ts';
import { type ColumnChoice, shownColumns } from '../state/column-choice.ts';
import type { List } from '../state/use-list.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody came to export the list. */
    opensExport?: boolean;
  }
}

interface ExportButtonProps {
  readonly list: List;
  readonly choice: ColumnChoice;
}

/** Everything that matches the search and the filters, as a file. */
export function ExportButton({ list, choice }: ExportButtonProps) {
  const { exportAction } = list.definition;
  return exportAction ? <AllowedExport list={list} choice={choice} action={exportAction} /> : null;
}

type Scope = 'shown' | 'all';

function AllowedExport({ list, choice, action }: ExportButtonProps & { readonly action: ExportName }) {
  const { t } = useTranslation();
  const isAllowed = useCan(action);
  const asked = useLocation({ select: ({ state }) => (state.opensExport ? state.__TSR_key : undefined) });
  if (!isAllowed) return null;
  return (
    <PopoverButton label={t('list.export')} icon={Download} align="right" opening={asked}>
      {(close) => <ExportForm list={list} choice={choice} action={action} onDone={close} />}
    </PopoverButton>
  );
}

interface ExportFormProps extends ExportButtonProps {
  readonly action: ExportName;
  readonly onDone: () => void;
}

function ExportForm({ list: { definition, matching }, choice, action, onDone }: ExportFormProps) {
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
