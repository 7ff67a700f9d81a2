import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { useOnline } from '../../api/online.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePublishedHeight } from '../../ui/page/use-published-height.ts';
import { tones } from '../../ui/theme/tokens.ts';

/** In sight as long as there is no connection, wherever one scrolls and whatever is open. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOffline = !useOnline();
  const notice = useRef<HTMLDivElement>(null);
  usePublishedHeight(notice, { variable: '--offline-notice', isShown: isOffline });
  return (
    <Box
      ref={notice}
      role="status"
      sx={{
        position: 'sticky',
        top: 0,
        // Above side panels and dialogs: what is typed there cannot be saved either.
        zIndex: 'snackbar',
      }}
    >
      {isOffline ? (
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
          <WifiOff size={16} aria-hidden style={{ flexShrink: 0 }} />
          {t('state.offline')}
        </Box>
      ) : null}
    </Box>
  );
}
