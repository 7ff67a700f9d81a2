import type { ActionName } from '@posthouse/contract';
import { Upload } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { HeadAction } from '../ui/table/definition/list-actions.ts';

interface Import {
  readonly to: string;
  /** The command that does the same to one thing: an import has its rights. */
  readonly needs: ActionName;
  /** Where it is not about the rows of the list. */
  readonly label?: string;
}

/** The way to the import of a list's things. */
export function useImportAction({ to, needs, label }: Import): HeadAction {
  const { t } = useTranslation();
  return { to, needs, label: label ?? t('address.imports'), icon: Upload };
}
