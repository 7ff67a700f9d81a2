import Box from '@mui/material/Box';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { Folder, WholeFolder } from '../folder.ts';
import { ParentField } from '../parent-field.tsx';

interface MoveFormProps {
  readonly row: Folder;
  readonly close: () => void;
}

export function MoveForm({ row, close }: MoveFormProps) {
  const { data } = useAction('getPublicFolder', { id: row.id });
  return data ? <Form row={data} close={close} /> : <LoadingState rows={2} rowHeight={64} />;
}

const schema = z.strictObject({ parent: z.string() });
const valuesOf = ({ parent }: WholeFolder) => ({ parent });

function Form({ row, close }: MoveFormProps & { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  const form = useRecordForm({
    command: 'updatePublicFolder',
    given: { id: row.id },
    record: row,
    load: () => call('getPublicFolder', { id: row.id }),
    schema,
    valuesOf,
    onDone: close,
    fieldName: () => t('form.parent'),
  });
  return (
    <ActionForm form={form} submitLabel={t('move.submit')} onCancel={close}>
      <Box sx={{ color: colours.textSoft }}>{t('move.text')}</Box>
      <ParentField control={form.control} name="parent" domain={row.domain} moved={row.id} />
    </ActionForm>
  );
}
