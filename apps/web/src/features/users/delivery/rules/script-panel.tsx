import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { notify } from '../../../../api/notification-store.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Panel } from '../../../../ui/page/panel.tsx';
import { colours, monospace } from '../../../../ui/theme/tokens.ts';
import { writeToClipboard } from '../../../../ui/values/copy-value.tsx';

/** What the mail server runs, for those who read Sieve. */
export function ScriptPanel({ script }: { readonly script: string | null }) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const copy = async () => {
    await writeToClipboard(script ?? '');
    notify({ key: 'sieve-script', tone: 'good', title: shared('action.copied') });
  };
  return (
    <Panel
      title={t('delivery.script.title')}
      action={
        <Button
          variant="outlined"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'delivery.script.hide' : 'delivery.script.show')}
        </Button>
      }
    >
      <Box id={id} sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Box sx={{ color: colours.textSoft }}>{t('delivery.script.text')}</Box>
        {isShown && !script ? (
          <Box>{t(script === null ? 'delivery.script.hidden' : 'delivery.script.none')}</Box>
        ) : null}
        {isShown && script ? (
          <>
            <Box component="pre" tabIndex={0} role="group" aria-label={t('delivery.script.title')} sx={code}>
              {script}
            </Box>
            <Button variant="outlined" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              {t('delivery.script.copy')}
            </Button>
          </>
        ) : null}
      </Box>
    </Panel>
  );
}

const code = {
  width: '100%',
  maxHeight: 420,
  overflow: 'auto',
  margin: 0,
  padding: 3,
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
  fontFamily: monospace,
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
