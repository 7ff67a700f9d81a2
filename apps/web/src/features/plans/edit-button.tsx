import { pageSize } from '@posthouse/contract/core/page-size';
import { useNavigate } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { call } from '../../api/call.ts';
import { fetchText } from '../../api/files.ts';
import { sendCommand } from '../../api/send-command.ts';
import { type HandedProblem, handText } from '../../domain/imports/handed-text.ts';
import { importAddress } from '../../domain/imports/plan-address.ts';
import { currentLanguage } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import type { Plan } from './plan.ts';
import { usePlanWords } from './plan-words.ts';
import { useRunning } from './use-running.ts';

interface EditButtonProps {
  readonly plan: Plan;
  readonly part: 'sent' | 'refused';
  readonly variant?: 'outlined' | 'contained';
}

/** Back to the form with the rows of the file, or with those that were refused; and with what is wrong with them. */
export function EditButton({ plan, part, variant = 'outlined' }: EditButtonProps) {
  const { t } = useTranslation('plans');
  const navigate = useNavigate();
  const problemsOf = useProblems();
  const [isRunning, run] = useRunning('downloadPlan');
  const edit = async () => {
    const { kind, id } = plan;
    const options = { changes: [], announcedBy: 'screen' } as const;
    const { url } = await sendCommand(
      'downloadPlan',
      { kind, id, part, language: currentLanguage() },
      options,
    );
    const [text, problems, place] = await Promise.all([
      fetchText(url),
      kind === 'builder' ? problemsOf(plan) : [],
      kind === 'whitelist' || kind === 'blacklist' ? placeOf(plan) : undefined,
    ]);
    handText(text, { problems, place });
    await navigate({ to: importAddress[kind] });
  };
  return (
    <ProgressButton
      variant={variant}
      startIcon={<PencilLine size={16} aria-hidden />}
      isRunning={isRunning}
      onClick={() => run(edit)}
    >
      {t(plan.kind === 'builder' && part === 'refused' ? 'edit.rest' : `edit.${part}`)}
    </ProgressButton>
  );
}

/** All rows are for the same. */
async function placeOf({ kind, id }: Plan): Promise<string | undefined> {
  const { rows } = await call('getPlan', { kind, id, limit: 1 });
  const scope = rows[0]?.after?.['scope'];
  return typeof scope === 'string' ? scope : undefined;
}

/** What is to be corrected. Rows that only wait for their domain are right as they are. */
function useProblems(): (plan: Plan) => Promise<readonly HandedProblem[]> {
  const { reasonText } = usePlanWords('builder');
  return async ({ kind, id }) => {
    const { rows } = await call('getPlan', { kind, id, sort: 'attention', limit: pageSize.most });
    return rows
      .filter(({ reason }) => reason !== null && reason.code !== 'domain_unverified')
      .map((row) => ({ type: row.type, name: row.name, text: reasonText(row) }));
  };
}
