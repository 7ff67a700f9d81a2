import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChecklistStep } from '@posthouse/contract/features/home';
import { Circle, CircleCheck } from 'lucide-react';
import { useCommand } from '../../api/use-command.ts';
import { MailPrograms } from '../../domain/mail-programs/mail-programs.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { colours, tones } from '../../ui/theme/tokens.ts';
import { StepActions } from './checklist-actions.tsx';
import { type Checklist, isChecklistShown, useChecklist } from './use-checklist.ts';

/** What a new account still needs, one step after the other, until all is done or the admin hides it. */
export function ChecklistPanel() {
  const { t } = useTranslation('home');
  const checklist = useChecklist();
  const { mutate, isPending } = useCommand('setChecklist');
  if (checklist === undefined || !isChecklistShown(checklist)) return null;
  const { steps } = checklist;
  const done = steps.filter((one) => one.done === 1).length;
  const next = steps.find((one) => one.done === 0 && missingFor(one.step, checklist) === undefined)?.step;
  return (
    <Panel
      title={t('checklist.title')}
      action={
        <>
          <Box sx={{ color: colours.textSoft }}>{t('checklist.progress', { done, num: steps.length })}</Box>
          <Button size="small" disabled={isPending} onClick={() => mutate({ hidden: 1 })}>
            {t('checklist.hide')}
          </Button>
        </>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', margin: '-8px 0', padding: 0 }}>
        {steps.map((one) => (
          <Step key={one.step} {...one} checklist={checklist} isNext={one.step === next} />
        ))}
      </Box>
    </Panel>
  );
}

/** What a step cannot begin without, as long as that is missing. */
function missingFor(
  step: ChecklistStep,
  { steps, user }: Checklist,
): 'domain' | 'verified' | 'user' | undefined {
  const isOpen = (name: ChecklistStep) => steps.some((one) => one.step === name && one.done === 0);
  if (step === 'mail_programs') return user === null ? 'user' : undefined;
  if (step === 'users') return isOpen('verified') ? 'verified' : undefined;
  return (step === 'records' || step === 'verified') && isOpen('domain') ? 'domain' : undefined;
}

interface StepProps {
  readonly step: ChecklistStep;
  readonly done: 0 | 1;
  readonly checklist: Checklist;
  readonly isNext: boolean;
}

function Step({ step, done, checklist, isNext }: StepProps) {
  const isDone = done === 1;
  const missing = isDone ? undefined : missingFor(step, checklist);
  const isOpen = !isDone && missing === undefined;
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{ padding: '10px 0', '& + &': { borderTop: `1px solid ${colours.border}` } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 2,
          minHeight: 36,
        }}
      >
        <Box sx={{ display: 'flex', gap: 2.5, flex: '1 1 260px', minWidth: 0 }}>
          <StepIcon isDone={isDone} isNext={isNext} />
          <StepText step={step} checklist={checklist} isDone={isDone} missing={missing} />
        </Box>
        {isOpen ? <StepActions step={step} checklist={checklist} isNext={isNext} /> : null}
      </Box>
      {isOpen && step === 'mail_programs' && checklist.user ? (
        <Box sx={{ marginTop: 2, marginLeft: { sm: '27px' }, maxWidth: 560 }}>
          <MailPrograms
            email={checklist.user.email}
            services={checklist.user.services}
            needsAppPassword={checklist.user.twofa_allowed === 1}
          />
        </Box>
      ) : null}
    </Box>
  );
}

function StepIcon({ isDone, isNext }: { readonly isDone: boolean; readonly isNext: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  const colour = isNext ? colours.accent : colours.controlBorder;
  return (
    <Box sx={{ paddingTop: '2px', display: 'flex' }}>
      <Icon size={17} color={isDone ? tones.good.text : colour} aria-hidden />
    </Box>
  );
}

interface StepTextProps extends Pick<StepProps, 'step' | 'checklist'> {
  readonly isDone: boolean;
  readonly missing: ReturnType<typeof missingFor>;
}

function StepText({ step, checklist: { domain }, isDone, missing }: StepTextProps) {
  const { t } = useTranslation('home');
  const isOpen = !isDone && missing === undefined;
  const hint = missing
    ? t(`checklist.after.${missing}`)
    : t(`checklist.hint.${step}`, { domain: domain?.name ?? '' });
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={isOpen ? { fontWeight: 580 } : { color: colours.textSoft }}>
        {t(`checklist.step.${step}`)}
        {missing ? null : (
          <span className="visually-hidden">{`: ${t(isDone ? 'checklist.done' : 'checklist.open')}`}</span>
        )}
      </Box>
      {isDone ? null : <Box sx={{ color: colours.textSoft }}>{hint}</Box>}
    </Box>
  );
}
