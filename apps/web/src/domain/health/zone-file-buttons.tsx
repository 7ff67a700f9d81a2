import Box from '@mui/material/Box';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { announceFailure } from '../../api/announce.ts';
import { call } from '../../api/call.ts';
import { saveText } from '../../api/files.ts';
import { notify } from '../../api/notification-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { writeToClipboard } from '../../ui/values/copy-value.tsx';

interface ZoneFileButtonsProps {
  readonly ids: readonly string[];
  /** The name of the file without its ending. */
  readonly fileName: string;
}

/** All records of some domains at once: into the clipboard, or as a zone file. */
export function ZoneFileButtons({ ids, fileName }: ZoneFileButtonsProps) {
  const { t } = useTranslation('domains');
  const [running, setRunning] = useState<'copy' | 'download'>();
  const run = (what: 'copy' | 'download', use: (zone: string) => Promise<void> | void) => async () => {
    setRunning(what);
    try {
      await use((await call('getZoneFile', { ids: [...ids] })).zone);
    } catch (error) {
      announceFailure('getZoneFile', error);
    } finally {
      setRunning(undefined);
    }
  };
  const copy = run('copy', async (zone) => {
    await writeToClipboard(zone);
    notify({ key: 'getZoneFile', tone: 'good', title: t('zone.copied') });
  });
  const download = run('download', (zone) => saveText(`${fileName}.zone`, zone));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ProgressButton
        variant="outlined"
        startIcon={<Copy size={16} aria-hidden />}
        isRunning={running === 'copy'}
        onClick={() => void copy()}
      >
        {t('zone.copy')}
      </ProgressButton>
      <ProgressButton
        variant="outlined"
        startIcon={<Download size={16} aria-hidden />}
        isRunning={running === 'download'}
        onClick={() => void download()}
      >
        {t('zone.download')}
      </ProgressButton>
    </Box>
  );
}
