import { WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../api/access.ts';
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
