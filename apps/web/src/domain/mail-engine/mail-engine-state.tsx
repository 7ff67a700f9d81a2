import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, type Tone } from '../../ui/theme/tokens.ts';
import { SinceTime } from '../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import type { MailEngine } from './use-mail-engine.ts';

const tones: Readonly<Record<MailEngine['state'], Tone>> = {
  running: 'good',
  trouble: 'warning',
  stopped: 'bad',
  not_installed: 'neutral',
};

/** Whether it runs, and since when; or which of its services do not. */
export function MailEngineState({ engine: { state, since, services } }: { readonly engine: MailEngine }) {
  const { t } = useTranslation();
  const names = services.filter((service) => service.state === 'stopped').map(({ name }) => properName(name));
  return (
    <>
      <StatusLabel tone={tones[state]}>
        {t(`mailEngine.state.${state}`, { names: names.join(', ') })}
      </StatusLabel>
      {since && state !== 'trouble' ? (
        <Box component="span" sx={{ color: colours.textSoft }}>
          <SinceTime time={since} />
        </Box>
      ) : null}
    </>
  );
}

/** Programs are called the same in every language: "postfix" is Postfix. */
const properName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
