import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { languageNames } from '@posthouse/contract/core/languages';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { SystemText } from './system-text.ts';

interface ResetTextProps {
  readonly row: SystemText;
  readonly onReset: () => void;
}

/** Gives up the own wording. */
export function ResetText({ row: { key, language }, onReset }: ResetTextProps) {
  const { t } = useTranslation('settings');
  const { mutateAsync, isPending } = useCommand('resetSystemText');
  const [isAsking, setIsAsking] = useState(false);
  // Awaited rather than called back: the button is gone as soon as the default is loaded.
  const confirm = () =>
    void mutateAsync({ key, language })
      .then(onReset, () => undefined)
      .finally(() => setIsAsking(false));
  return (
    <Box sx={{ marginTop: 4, paddingTop: 4, borderTop: `1px solid ${colours.border}` }}>
      <Button
        variant="outlined"
        startIcon={<RotateCcw size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t('reset.button')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('reset.title', { name: t(`textNames.${key}`), language: languageNames[language] })}
          consequences={t('reset.text')}
          confirmLabel={t('reset.button')}
          isDestructive
          isRunning={isPending}
          onConfirm={confirm}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </Box>
  );
}
