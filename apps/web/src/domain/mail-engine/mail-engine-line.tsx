import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { MailEngineState } from './mail-engine-state.tsx';
import { useMailEngine } from './use-mail-engine.ts';

/** Whether the mail engine handles the mail of a domain, and what follows if it does not. */
export function MailEngineLine() {
  const { t } = useTranslation('domains');
  const { t: shared } = useTranslation();
  const engine = useMailEngine().data;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        // Room for what comes, so that nothing below it moves.
        minHeight: 22,
      }}
    >
      {engine ? (
        <>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {shared('mailEngine.title')}
          </Box>
          <MailEngineState engine={engine} />
          <Box component="span" sx={{ color: colours.textSoft }}>
            {t(`health.engine.${engine.state}`)}
          </Box>
        </>
      ) : null}
    </Box>
  );
}
