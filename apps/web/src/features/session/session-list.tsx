import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import { deviceOf } from '@posthouse/contract/fields/device';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, monospace } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';

type Row = ActionAnswer<'getSessions'>['rows'][number];

interface SessionListProps {
  readonly rows: readonly Row[];
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

export function SessionList({ rows, isBusy, onEnd }: SessionListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            padding: '12px 0',
            '& + &': { borderTop: `1px solid ${colours.border}` },
            '&:first-of-type': { paddingTop: 0 },
            '&:last-of-type': { paddingBottom: 0 },
          }}
        >
          <SessionItem row={row} isBusy={isBusy} onEnd={onEnd} />
        </Box>
      ))}
    </Box>
  );
}

function SessionItem({
  row,
  isBusy,
  onEnd,
}: {
  readonly row: Row;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}) {
  const { t } = useTranslation('session');
  const device = useDeviceName(row.user_agent);
  const Icon = /Mobile|iPhone|Android/.test(row.user_agent) ? Smartphone : Monitor;
  return (
    <>
      <Icon size={20} strokeWidth={1.7} color={colours.textSoft} aria-hidden />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', fontWeight: 560 }}>
          {device}
          {row.current === 1 ? <StatusLabel tone="good">{t('sessions.current')}</StatusLabel> : null}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, color: colours.textSoft, fontSize: 13 }}>
          <span>
            {t('sessions.seen')} <RelativeTime time={row.last_seen} />
          </span>
          <span>
            {t('sessions.since')} <RelativeTime time={row.created_at} />
          </span>
          <span>
            {t('sessions.ip')}{' '}
            <Box component="code" sx={{ fontFamily: monospace }}>
              {row.remoteip}
            </Box>
          </span>
        </Box>
      </Box>
      {row.current === 1 ? null : (
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={t('sessions.endOf', { device })}
          onClick={() => onEnd(row.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </>
  );
}

function useDeviceName(userAgent: string): string {
  const { t } = useTranslation('session');
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}
