import { useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import type { Dkim } from './dkim.ts';

type Asked = 'disable' | 'rotate';
const questions = {
  disable: { title: 'dkim.askDisable', text: 'dkim.askDisableText' },
  rotate: { title: 'dkim.askRotate', text: 'dkim.askRotateText' },
} as const;

/** On, off, and a new key, for those who may. */
export function DkimCommands({ dkim: { domain, dkim_enabled, keys } }: { readonly dkim: Dkim }) {
  const { t } = useTranslation('domains');
  const isAllowed = useCan('enableDkim');
  const [asked, setAsked] = useState<Asked>();
  const enable = useCommand('enableDkim');
  const commands = { disable: useCommand('disableDkim'), rotate: useCommand('rotateDkim') };
  if (!isAllowed) return null;
  const isOn = dkim_enabled === 1;
  return (
    <>
      {isOn ? (
        <ProgressButton
          variant="outlined"
          isRunning={commands.disable.isPending}
          onClick={() => setAsked('disable')}
        >
          {t('dkim.disable')}
        </ProgressButton>
      ) : (
        <ProgressButton isRunning={enable.isPending} onClick={() => enable.mutate({ domain })}>
          {t('dkim.enable')}
        </ProgressButton>
      )}
      {isOn && keys.length > 0 ? (
        <ProgressButton
          variant="outlined"
          isRunning={commands.rotate.isPending}
          onClick={() => setAsked('rotate')}
        >
          {t('dkim.rotate')}
        </ProgressButton>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={t(questions[asked].title)}
          consequences={t(questions[asked].text)}
          confirmLabel={t(`dkim.${asked}`)}
          isDestructive={asked === 'disable'}
          isRunning={commands[asked].isPending}
          onConfirm={() => commands[asked].mutate({ domain }, { onSettled: () => setAsked(undefined) })}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
