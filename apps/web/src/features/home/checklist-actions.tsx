import Box from '@mui/material/Box';
import type { ChecklistStep } from '@posthouse/contract/features/home';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/navigation/link.tsx';
import type { Checklist } from './use-checklist.ts';

interface StepAction {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

interface StepActionsProps {
  readonly step: ChecklistStep;
  readonly checklist: Checklist;
  readonly isNext: boolean;
}

/** The way to where a step is done; the first of the next step is what one presses without reading. */
export function StepActions({ step, checklist, isNext }: StepActionsProps) {
  const actions = useStepActions(step, checklist);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {actions.map(({ label, to, search }, index) => (
        <LinkButton
          key={to}
          variant={isNext && index === 0 ? 'contained' : 'outlined'}
          to={to}
          {...(search ? { search } : {})}
        >
          {label}
        </LinkButton>
      ))}
    </Box>
  );
}

function useStepActions(step: ChecklistStep, { domain, user }: Checklist): readonly StepAction[] {
  const { t } = useTranslation('home');
  const domainPage = `/domains/domainlist/${domain?.id ?? ''}`;
  const open = { open: 'new' };
  switch (step) {
    case 'domain':
      return [{ label: t('checklist.action.domain'), to: '/domains/domainlist', search: open }];
    case 'records':
      return [
        { label: t('checklist.action.records'), to: `${domainPage}/health` },
        { label: t('checklist.action.handover'), to: `${domainPage}/handover` },
      ];
    case 'verified':
      return [{ label: t('checklist.action.verified'), to: domainPage }];
    case 'users':
      return [
        { label: t('checklist.action.users'), to: '/users/list', search: open },
        { label: t('checklist.action.import'), to: '/users/import' },
      ];
    case 'two_factor':
      return [{ label: t('checklist.action.two_factor'), to: '/security/twofa' }];
    case 'mail_programs':
      return [
        {
          label: t('checklist.action.mail_programs', { user: user?.name ?? '' }),
          to: `/users/list/${user?.id ?? ''}`,
        },
      ];
  }
}
