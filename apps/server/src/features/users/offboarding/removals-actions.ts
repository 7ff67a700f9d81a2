import { AppError } from '@posthouse/contract/core/errors';
import type { offboardingActions } from '@posthouse/contract/features/users/offboarding';
import type { CommandPowers } from '../../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../../kernel/feature.ts';
import { findAuditMailboxes } from '../../../rules/mail-ways/audit-mailboxes.ts';
import { readToday } from '../passwords/passwords-store.ts';
import { type LockedUser, lockUser } from '../users-store.ts';
import { removalsWorker } from './removals-job.ts';
import { readRemoval, removalList, writeRemovalDay } from './removals-store.ts';

/** Users who are going to be removed on a day. */
export function offboardingFeature(parts: FeatureParts): Feature<typeof offboardingActions> {
  return {
    handlers: {
      getRemovals: removalList.answer,
      setRemovalDate: {
        async apply(ctx, { remove_at, ...key }) {
          const user = await lockUser(ctx, key);
          await demandRemovable(ctx, user, remove_at);
          await setRemovalDay(ctx, user, remove_at);
          return 'success';
        },
      },
    },
    workers: [removalsWorker(parts)],
  };
}

type Context = Parameters<typeof writeRemovalDay>[0];

export async function demandRemovable(
  ctx: Context,
  { id }: Pick<LockedUser, 'id'>,
  day: string,
): Promise<void> {
  if (day === '') return;
  if (day < (await readToday(ctx))) throw AppError.field('remove_at', 'date_past');
  if ((await findAuditMailboxes(ctx, [id])).has(id)) throw AppError.field('remove_at', 'audit_in_use');
}

export async function setRemovalDay(
  ctx: Context & Pick<CommandPowers<'remove_at', 'domain'>, 'recordHistory'>,
  { id, email: target, domainId }: Pick<LockedUser, 'id' | 'email' | 'domainId'>,
  day: string,
): Promise<void> {
  const { day: former, problem } = await readRemoval(ctx, id);
  // Whoever asked first goes on being who asked; what was not done is asked for anew.
  if (former === day && problem === null) return;
  await writeRemovalDay(ctx, id, day);
  ctx.recordHistory({
    ...{ target, domainId },
    ...(former === '' ? {} : { before: { remove_at: former } }),
    ...(day === '' ? {} : { after: { remove_at: day } }),
  });
}
