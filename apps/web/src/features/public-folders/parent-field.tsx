import { mostFolderLevels } from '@posthouse/contract/features/public-folders';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import { branchOf } from './tree/tree-of.ts';
import { useAllFolders } from './tree/use-all-folders.ts';

interface ParentFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly domain: string;
  /** The folder that is moved: it can't be put into itself. */
  readonly moved?: string;
}

/** Which folder it is in. */
export function ParentField<Values extends FieldValues>({
  domain,
  moved,
  ...field
}: ParentFieldProps<Values>) {
  const { t } = useTranslation('public-folders');
  const { rows = [] } = useAllFolders(domain, { enabled: domain !== '' });
  const itself = moved === undefined ? new Set<string>() : branchOf(rows, moved);
  const folders = rows
    .filter(({ id }) => !itself.has(id))
    .map(({ id, path }) => ({ value: id, label: path }));
  return (
    <SearchSelectField
      {...field}
      label={t('form.parent')}
      hint={t('form.parentHint', { num: mostFolderLevels })}
      options={[{ value: '', label: t('form.top') }, ...folders]}
    />
  );
}
