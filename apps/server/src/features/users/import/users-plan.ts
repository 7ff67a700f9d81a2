import { AppError } from '@posthouse/contract/core/errors';
import { userImportColumns } from '@posthouse/contract/fields/import-columns';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { lockSeats } from '../../../rules/accounts/seats.ts';
import { generatePassword } from '../../../rules/logins/generated-password.ts';
import { findAuditMailboxes } from '../../../rules/mail-ways/audit-mailboxes.ts';
import type { AppliedRow, ApplyContext, RowKind, StoredRow } from '../../../rules/plans/plan-kind.ts';
import { goneIsStale, targetOf } from '../../../rules/plans/plan-rows.ts';
import { addUser } from '../add-user.ts';
import { updateUser } from '../update-user.ts';
import { lockUsers, removeUsers } from '../users-store.ts';
import { demandRightTo, planUndoOfUsers, planUsers, type UserChange } from './plan-users.ts';

interface Prepared {
  readonly hash: string | undefined;
  readonly generated: string | undefined;
}

/** Users by CSV file. */
export function usersPlan({ passwords }: Pick<FeatureParts, 'passwords'>): RowKind<Prepared> {
  return {
    columns: userImportColumns,
    plan: planUsers,
    planUndo: planUndoOfUsers,
    async prepare({ change, secret: { password, hash } }) {
      if (hash !== undefined) return { hash: String(hash), generated: undefined };
      const generated = change['generate'] === true ? plainPassword() : undefined;
      const chosen = password === undefined ? generated : String(password);
      return { hash: chosen === undefined ? undefined : await passwords.hash(chosen), generated };
    },
    apply(ctx, row, prepared) {
      switch (row.outcome) {
        case 'create':
          return create(ctx, row, prepared);
        case 'update':
          return update(ctx, row, prepared);
        default:
          return remove(ctx, row);
      }
    },
  };
}

/** One that a file can hold as it is: a spreadsheet would run what begins with a sign. */
function plainPassword(): string {
  for (;;) {
    const password = generatePassword();
    if (/^[a-z0-9]/i.test(password)) return password;
  }
}

async function create(
  ctx: ApplyContext,
  { change }: StoredRow,
  { hash, generated }: Prepared,
): Promise<AppliedRow> {
  const { generate: _generate, ...user } = change as Extract<UserChange, { generate: boolean }>;
  const id = await addUser(ctx, user, hash ?? null).catch((error: unknown) => {
    const isTaken = error instanceof AppError && error.fields?.['username']?.code === 'address_taken';
    throw isTaken ? new AppError('conflict', { fields: { email: { code: 'address_taken' } } }) : error;
  });
  const secret = generated === undefined ? undefined : { password: generated };
  return { action: 'addUser', target: { id, version: 1 }, secret };
}

/** Only what nobody changed since the plan was made; what is gone was changed too. */
async function update(ctx: ApplyContext, row: StoredRow, { hash }: Prepared): Promise<AppliedRow> {
  const { wanted, active } = row.change as UserChange;
  const { id, version } = targetOf(row);
  const { before, changed } = await updateUser(ctx, { id, version, active, wanted }, hash).catch(goneIsStale);
  demandRightTo(ctx, changed);
  const losesPassword = hash !== undefined || (changed.mailbox_type ?? 'normal') !== 'normal';
  const kept = losesPassword && before.passwordHash !== null ? { hash: before.passwordHash } : undefined;
  return { action: 'updateUser', target: { id, version: version + 1 }, kept };
}

async function remove(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const { id, version } = targetOf(row);
  // The ledger before the user, as everything that gives back seats locks them.
  await lockSeats(ctx);
  const [user] = await lockUsers(ctx, [id]);
  if (user?.version !== version) throw new AppError('stale');
  if ((await findAuditMailboxes(ctx, [id])).has(id)) throw AppError.field('account_type', 'audit_in_use');
  await removeUsers(ctx, [id]);
  const { email, domainId, account_type, quota } = user;
  ctx.recordHistory({ target: email, domainId, before: { email, account_type, quota } });
  return { action: 'removeUsers', target: { id, version } };
}
