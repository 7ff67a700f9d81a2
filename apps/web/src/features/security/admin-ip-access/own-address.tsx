import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { monospace } from '../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import type { AccessList } from './access-list.ts';
import { refusalText } from './refusal.ts';
import { useConfirmed } from './use-confirmed.tsx';

interface OwnAddressProps {
  readonly list: AccessList;
  readonly isFixed: boolean;
  /** The button that did it is gone by then. */
  readonly onAdded: () => void;
}

/** From where one is here, and whether one could come again. */
export function OwnAddress({ list, isFixed, onAdded }: OwnAddressProps) {
  const { t } = useTranslation('security');
  const isListed = list.own_ip_listed === 1;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {t('own.address')}
        <Box component="code" sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere' }}>
          {list.remoteip}
        </Box>
        <StatusLabel tone={isListed ? 'good' : 'warning'}>
          {t(isListed ? 'own.listed' : 'own.notListed')}
        </StatusLabel>
      </Box>
      {isListed || isFixed ? null : <AddOwnAddress ip={list.remoteip} onAdded={onAdded} />}
    </Box>
  );
}

function AddOwnAddress({ ip, onAdded }: { readonly ip: string; readonly onAdded: () => void }) {
  const { t } = useTranslation('security');
  const { run, error, isRunning, passwordInput } = useConfirmed('addAdminIp');
  const refusal = error ? refusalText(error) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) void run({ ip }).then(onAdded, () => undefined);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}
    >
      {refusal ? <Notice tone="bad" isAlert title={refusal} /> : null}
      {passwordInput ? <Box sx={{ width: '100%', maxWidth: 360 }}>{passwordInput}</Box> : null}
      <ProgressButton type="submit" variant="outlined" isRunning={isRunning}>
        {t('own.add')}
      </ProgressButton>
    </Box>
  );
}
