import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { CodeInput } from '../code-input.tsx';

/** Specification 2: disabling needs a current code. */
export function DisableTwoFactor() {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const disable = useCommand('disableTwoFactor', { changes: ['getAdminInfo'] });
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (code.trim() !== '' && !disable.isPending) disable.mutate({ code: code.trim() });
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
      <Notice tone="good" title={t('twofa.on')}>
        {t('twofa.isOn')}
      </Notice>
      <Panel title={t('twofa.disableTitle')}>
        <Box
          component="form"
          noValidate
          onSubmit={onSubmit}
          sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
        >
          <Typography>{t('twofa.disableText')}</Typography>
          {disable.error ? <Notice tone="bad" isAlert title={errorText(disable.error)} /> : null}
          <Box sx={{ maxWidth: 240, width: '100%' }}>
            <CodeInput
              label={t('twofa.code')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              problem={isTried && code.trim() === '' ? shared('fields.required') : undefined}
            />
          </Box>
          <ProgressButton type="submit" color="error" isRunning={disable.isPending}>
            {t('twofa.disable')}
          </ProgressButton>
        </Box>
      </Panel>
    </Box>
  );
}
