import Button from '@mui/material/Button';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../api/access.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { type Branding, brandFields } from './brand-values.ts';

interface ResetBrandProps {
  readonly record: Branding;
  readonly onReset: () => void;
}

/** Takes the branding of the account away; not there while there is nothing to take. */
export function ResetBrand({ record: { own }, onReset }: ResetBrandProps) {
  const { t } = useTranslation('branding');
  const isAllowed = useCan('resetAdminBranding');
  const { mutateAsync, isPending } = useCommand('resetAdminBranding');
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking && (!isAllowed || brandFields.every((field) => own[field] === ''))) return null;
  // Awaited rather than called back: the button is gone as soon as the default is loaded.
  const confirm = () =>
    void mutateAsync({})
      .then(onReset, () => undefined)
      .finally(() => setIsAsking(false));
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<RotateCcw size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t('reset.button')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('reset.title')}
          consequences={t('reset.text')}
          confirmLabel={t('reset.button')}
          isDestructive
          isRunning={isPending}
          onConfirm={confirm}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
