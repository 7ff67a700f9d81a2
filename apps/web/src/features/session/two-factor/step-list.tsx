import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours, tones } from '../../../ui/theme/tokens.ts';

const steps = ['app', 'scan', 'code', 'save'] as const;
type Step = (typeof steps)[number];
type Progress = 'done' | 'current' | 'ahead';

/** Where in the wizard one is. */
export function StepList({ current }: { readonly current: Step }) {
  const { t } = useTranslation('session');
  const names = {
    app: t('twofa.stepApp'),
    scan: t('twofa.stepScan'),
    code: t('twofa.stepCode'),
    save: t('twofa.stepSave'),
  };
  const position = steps.indexOf(current);
  return (
    <Box
      component="ol"
      aria-label={t('twofa.steps')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 2,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {steps.map((step, index) => (
        <StepItem key={step} number={index + 1} name={names[step]} progress={progressOf(index, position)} />
      ))}
    </Box>
  );
}

function progressOf(index: number, position: number): Progress {
  if (index === position) return 'current';
  return index < position ? 'done' : 'ahead';
}

const badges = {
  done: { borderColor: tones.good.bar, color: tones.good.text, backgroundColor: tones.good.soft },
  current: { borderColor: colours.accent, color: '#fff', backgroundColor: colours.accent },
  ahead: { borderColor: colours.controlBorder, color: colours.textSoft, backgroundColor: colours.surface },
};

interface StepItemProps {
  readonly number: number;
  readonly name: string;
  readonly progress: Progress;
}

function StepItem({ number, name, progress }: StepItemProps) {
  const isCurrent = progress === 'current';
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        color: isCurrent ? colours.text : colours.textSoft,
        fontWeight: isCurrent ? 600 : 400,
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          borderWidth: 1,
          borderStyle: 'solid',
          fontSize: 12,
          fontWeight: 600,
          ...badges[progress],
        }}
      >
        {progress === 'done' ? <Check size={14} aria-hidden /> : number}
      </Box>
      {name}
    </Box>
  );
}

/** Takes the focus, so that a new step is read from its beginning. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography variant="h2" tabIndex={-1} ref={heading} sx={{ outline: 'none !important' }}>
      {children}
    </Typography>
  );
}
