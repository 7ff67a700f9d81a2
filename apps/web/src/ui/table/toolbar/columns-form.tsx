import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../theme/tokens.ts';
import { OptionRow } from '../controls/option-row.tsx';
import { type ChoosableColumn, mainField } from '../definition/list-definition.ts';
import { type ColumnChoice, isShown } from '../state/column-choice.ts';

interface ColumnsFormProps {
  readonly columns: readonly (ChoosableColumn & { readonly label: string })[];
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
}

/** Which columns are shown; the main one always is. */
export function ColumnsForm({ columns, choice, choose }: ColumnsFormProps) {
  const { t } = useTranslation();
  const main = mainField(columns);
  return (
    <>
      {columns.map((column) => (
        <OptionRow
          key={column.field}
          label={column.label}
          control={
            <Checkbox
              checked={column.field === main || isShown(column, choice)}
              disabled={column.field === main}
              onChange={(_event, isChecked) => choose({ ...choice, [column.field]: isChecked })}
            />
          }
        />
      ))}
      {/* Never disabled: that would drop the focus of whoever just pressed it. */}
      <Button
        variant="outlined"
        aria-disabled={Object.keys(choice).length === 0}
        onClick={() => choose({})}
        sx={{
          marginTop: 2,
          '&[aria-disabled=true]': { color: colours.textSoft, borderColor: colours.border },
        }}
      >
        {t('list.resetColumns')}
      </Button>
    </>
  );
}
