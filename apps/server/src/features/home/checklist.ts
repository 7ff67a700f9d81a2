import { hasLevel, levels } from '@posthouse/contract/core/permissions';
import { type ChecklistStep, checklistSteps, type homeActions } from '@posthouse/contract/features/home';
import type { CallerContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { type ChecklistFacts, readChecklist } from './checklist-store.ts';

type Checklist = Awaited<ReturnType<Handlers<typeof homeActions>['getChecklist']>>;

/** Each step is done when what it is about was measured, whoever did it and wherever. */
const isDone: Readonly<Record<ChecklistStep, (facts: ChecklistFacts) => boolean>> = {
  domain: ({ domain }) => domain !== null,
  records: ({ recordsFound }) => recordsFound,
  verified: ({ isVerified }) => isVerified,
  users: ({ hasUsers }) => hasUsers,
  two_factor: ({ hasTwoFactor }) => hasTwoFactor,
  mail_programs: ({ hasLoggedIn }) => hasLoggedIn,
};

export async function checklistOf(ctx: CallerContext): Promise<Checklist> {
  const facts = await readChecklist(ctx);
  const may = (area: 'domains' | 'users') => hasLevel(ctx.caller, { area, level: levels.addUpdate });
  const isOffered: Readonly<Record<ChecklistStep, boolean>> = {
    domain: may('domains'),
    records: may('domains'),
    verified: may('domains'),
    users: may('users'),
    // Whether a sub-admin has it says nothing about the account.
    two_factor: ctx.caller.role === 'admin' && facts.twoFactorAllowed,
    mail_programs: may('users'),
  };
  return {
    hidden: facts.isHidden ? 1 : 0,
    steps: checklistSteps
      .filter((step) => isOffered[step])
      .map((step) => ({ step, done: isDone[step](facts) ? 1 : 0 })),
    domain: may('domains') ? facts.domain : null,
    user: may('users') ? facts.user : null,
  };
}
