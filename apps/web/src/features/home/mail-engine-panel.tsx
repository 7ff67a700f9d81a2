import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { MailEngineState } from '../../domain/mail-engine/mail-engine-state.tsx';
import { type MailEngine, useMailEngine } from '../../domain/mail-engine/use-mail-engine.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { colours } from '../../ui/theme/tokens.ts';

/** A line that says whether mail is handled at all, and how many logged in to read it. */
export function MailEnginePanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMailEngine();
  if (data) {
    return (
      <Strip>
        <Box role="status" sx={parts}>
          <MailEngineState engine={data} />
        </Box>
        {data.state === 'not_installed' ? null : <Logins />}
        <Help state={data.state} />
      </Strip>
    );
  }
  return (
    <Strip>
      {error ? (
        <>
          <Box sx={{ flex: '1 1 240px' }}>{errorText(error)}</Box>
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </>
      ) : (
        <Box sx={{ flex: 1 }}>
          <LoadingState rows={1} rowHeight={20} />
        </Box>
      )}
    </Strip>
  );
}

const parts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;

function Strip({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        ...parts,
        columnGap: 4,
        rowGap: 2,
        minHeight: 48,
        padding: { xs: '10px 16px', sm: '8px 20px' },
        border: `1px solid ${colours.border}`,
        borderRadius: 1,
        backgroundColor: colours.surface,
      }}
    >
      <Typography variant="h2" id={headingId}>
        {t('mailEngine.title')}
      </Typography>
      {children}
    </Box>
  );
}

const hints = { stopped: 'engine.start', not_installed: 'engine.setUp' } as const;

/** Who does something about it; how is told where they work: on the command line. */
function Help({ state }: Pick<MailEngine, 'state'>) {
  const { t } = useTranslation('home');
  const isMainAdmin = useSession()?.userRole === 'admin';
  if (!isMainAdmin || (state !== 'stopped' && state !== 'not_installed')) return null;
  return <Box sx={{ flexBasis: state === 'stopped' ? '100%' : 'auto' }}>{t(hints[state])}</Box>;
}

/** Counting them is work for the database: less often than the state. */
const countEveryMs = 300_000;

function Logins() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const enabled = useCan('getMailLoginCounts');
  const { data } = useAction('getMailLoginCounts', {}, { enabled, refreshEveryMs: countEveryMs });
  if (!data) return null;
  return (
    <Box component="dl" sx={{ ...parts, margin: 0, marginLeft: { md: 'auto' } }}>
      <Box component="dt" sx={{ color: colours.textSoft }}>
        {t('engine.logins')}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 500 }}>
        {t('engine.counts', { accepted: number(data.accepted), refused: number(data.refused) })}
      </Box>
    </Box>
  );
}
