import { likeOfKind } from '@posthouse/contract/features/plans/plan-reasons';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { EditButton } from './edit-button.tsx';
import type { Plan } from './plan.ts';

/** Whether rows of a finished plan wait for their domains to be verified; undefined until that is known. */
export function useWaitsForDomains({ kind, id, state, undo_of, outcomes }: Plan): boolean | undefined {
  const mayWait = kind === 'builder' && state === 'done' && undo_of === null && outcomes.refuse > 0;
  // Of the refused rows, those that wait are the last that need attention.
  const { data, isPending } = useAction(
    'getPlan',
    { kind, id, outcome: ['refuse'], sort: 'attention', dir: 'desc', limit: 1 },
    { enabled: mayWait },
  );
  if (!mayWait) return false;
  return isPending ? undefined : data?.rows[0]?.reason?.code === 'domain_unverified';
}

/** What comes next, where the domains were only the first step. */
export function WaitingRows({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const mayImport = useCan(likeOfKind[plan.kind]);
  const isWaiting = useWaitsForDomains(plan);
  if (!mayImport || !isWaiting) return null;
  return (
    <Notice
      tone="warning"
      title={t('waiting.title')}
      action={<EditButton plan={plan} part="refused" variant="contained" />}
    >
      {t('waiting.hint')}
    </Notice>
  );
}
