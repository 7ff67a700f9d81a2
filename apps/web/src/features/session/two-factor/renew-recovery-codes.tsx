import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { CodeForm } from './code-form.tsx';

interface RenewRecoveryCodesProps {
  readonly left: number;
  readonly isFew: boolean;
  readonly onRenewed: (recovery: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones for a code. */
export function RenewRecoveryCodes({ left, isFew, onRenewed }: RenewRecoveryCodesProps) {
  const { t } = useTranslation('session');
  const renew = useCommand('renewRecoveryCodes', { announcedBy: 'screen', changes: ['getAdminInfo'] });
  const [isWanted, setIsWanted] = useState(false);
  const count = t('recovery.left', { num: left });
  return (
    <Panel title={t('recovery.title')}>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        {isFew ? (
          <StatusLabel tone={left === 0 ? 'bad' : 'warning'}>{count}</StatusLabel>
        ) : (
          <Box>{count}</Box>
        )}
        <Box>{t('recovery.text')}</Box>
        {isWanted ? (
          <CodeForm
            autoFocus
            text={t('recovery.ask')}
            submitLabel={t('recovery.submit')}
            isRunning={renew.isPending}
            error={renew.error}
            onSubmit={(code) => renew.mutate({ code }, { onSuccess: ({ recovery }) => onRenewed(recovery) })}
          />
        ) : (
          <Button variant="outlined" onClick={() => setIsWanted(true)}>
            {t('recovery.renew')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
