import { WandSparkles } from 'lucide-react';
import { useCan } from '../api/access.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../ui/navigation/link.tsx';

/** The way to where a customer is set up in one sitting, for those who may. */
export function SetUpButton() {
  const { t } = useTranslation();
  const isAllowed = useCan('addUser');
  if (!isAllowed) return null;
  return (
    <LinkButton variant="outlined" startIcon={<WandSparkles size={16} aria-hidden />} to="/builder">
      {t('address.setUp')}
    </LinkButton>
  );
}
