import { AppError } from '@posthouse/contract/core/errors';
import { sharingActions } from '@posthouse/contract/features/users/sharing';
import type { Withdrawal } from '../../../../rules/plans/hand-over.ts';
import type { PlannedRow } from '../../../../rules/plans/plan-kind.ts';
import { withAddresses } from '../../sharing/change-delegates.ts';
import { findMailboxesOf, readDelegates, readSharing } from '../../sharing/sharing-store.ts';
import { readUsers } from '../../users-store.ts';
import { plannedRow } from '../planned-rows.ts';
import { changedDelegates, delegatePart, named } from './mail-parts.ts';

/** Mailboxes of those who stay are no longer opened by those who leave. */
export const mailboxWithdrawal: Withdrawal = {
  type: 'mailbox_access',
  like: sharingActions.setDelegates,
  async plan(ctx, leavers) {
    const opened = await findMailboxesOf(ctx, [...leavers.keys()]);
    const rows: PlannedRow[] = [];
    for (const mailbox of await readUsers(
      ctx,
      opened.filter((id) => !leavers.has(id)),
    )) {
      const { delegates: version } = await readSharing(ctx, mailbox.id);
      const all = await withAddresses(ctx, await readDelegates(ctx, mailbox.id));
      const present = all.filter(({ address }) => address.isVisible);
      const staying = present.filter(({ address: { id } }) => id === null || !leavers.has(id));
      rows.push(
        plannedRow(mailbox, { version, ...changedDelegates(present.map(named), staying.map(named)) }),
      );
    }
    return rows;
  },
  apply: (ctx, row) => delegatePart.apply(ctx, row, undefined),
  async planUndo(ctx, row) {
    const [mailbox] = await readUsers(ctx, row.targetId === null ? [] : [row.targetId]);
    if (mailbox === undefined) throw new AppError('stale');
    return plannedRow(mailbox, await delegatePart.planUndo(ctx, row, mailbox));
  },
};
