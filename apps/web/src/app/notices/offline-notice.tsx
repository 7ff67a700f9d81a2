import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { tones } from '../../ui/theme/tokens.ts';

export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {isOnline ? null : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            padding: '8px 16px',
            color: tones.warning.text,
            backgroundColor: tones.warning.soft,
            borderBottom: `1px solid ${tones.warning.line}`,
          }}
        >
          <WifiOff size={16} aria-hidden />
          {t('state.offline')}
        </Box>
      )}
    </Box>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
