import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { monospace } from '../../../ui/theme/tokens.ts';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';

type Preview = ActionAnswer<'previewAdminIpAccess'>;

interface RefusedLoginsProps {
  readonly preview: UseQueryResult<Preview, ApiError>;
}

/** Who of those that logged in lately would have been kept out. */
export function RefusedLogins({ preview }: RefusedLoginsProps) {
  const { t } = useTranslation('security');
  const { t: shared } = useTranslation();
  const { data, error, isFetching, refetch } = preview;
  if (isFetching) return <LoadingState rows={1} />;
  if (error) {
    return (
      <Notice
        tone="warning"
        title={t('preview.failed')}
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            {shared('action.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    );
  }
  return data ? <Found {...data} /> : null;
}

function Found({ allowed, refused }: Preview) {
  const { t } = useTranslation('security');
  if (refused.length === 0) {
    return <Notice tone={allowed > 0 ? 'good' : 'neutral'}>{t('preview.none', { num: allowed })}</Notice>;
  }
  return (
    <Notice tone="warning" title={t('preview.refused', { num: refused.length })}>
      <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5 }}>
        {refused.map(({ remoteip, lastlogin }) => (
          <li key={remoteip}>
            <Box component="code" sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere' }}>
              {remoteip}
            </Box>
            , {t('preview.lastLogin')} <RelativeTime time={lastlogin} />
          </li>
        ))}
      </Box>
    </Notice>
  );
}
