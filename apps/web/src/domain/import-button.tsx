import type { ActionName } from '@posthouse/contract';
import { Upload } from 'lucide-react';
import { useCan } from '../api/access.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../ui/navigation/link.tsx';

interface ImportButtonProps {
  readonly to: string;
  /** The command that does the same to one thing: an import has its rights. */
  readonly needs: ActionName;
  /** Where it is not about the rows of the list. */
  readonly label?: string;
}

/** The way to the import of a list's things, for those who may. */
export function ImportButton({ to, needs, label }: ImportButtonProps) {
  const { t } = useTranslation();
  const isAllowed = useCan(needs);
  if (!isAllowed) return null;
  return (
    <LinkButton variant="outlined" startIcon={<Upload size={16} aria-hidden />} to={to}>
      {label ?? t('address.imports')}
    </LinkButton>
  );
}
