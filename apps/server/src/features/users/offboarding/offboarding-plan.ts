import { actions } from '@posthouse/contract';
import { type Action, requirementFor } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mayRun } from '@posthouse/contract/core/permissions';
import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import type {
  EndedAccess,
  HandedThing,
  OffboardingOrder,
} from '@posthouse/contract/fields/offboarding-order';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { HandOver, Withdrawal } from '../../../rules/plans/hand-over.ts';
import type {
  DoneRow,
  OrderedKind,
  PlanContext,
  Planned,
  PlannedRow,
  StoredRow,
} from '../../../rules/plans/plan-kind.ts';
import { reasonOf } from '../../../rules/plans/plan-rows.ts';
import { type LockedUser, readUsersAndRemoved } from '../users-store.ts';
import type { UserPart } from './offboarding-part.ts';
import { appPasswordsPart, passwordPart, sharedPart } from './parts/login-parts.ts';
import { delegatePart, forwardPart, vacationPart } from './parts/mail-parts.ts';
import { removalPart } from './parts/removal-part.ts';
import { planLeaving } from './plan-leaving.ts';
import { plannedRow, refused } from './planned-rows.ts';

/** What other features do with their own things. */
export interface ThingsOfOthers {
  readonly handOvers: Readonly<Record<HandedThing, HandOver>>;
  readonly withdrawals: Readonly<Record<EndedAccess, Withdrawal>>;
}
type OfOthers = HandOver | Withdrawal;

/** There is no file. */
const noColumns: ImportColumns = {
  ...{ inOrder: [], others: [], alternatives: {}, ignored: [], keys: [], secrets: [] },
};

/** Users who leave: what happens to each part of them is a row, done by the same rules as its single command. */
export function offboardingPlan(
  parts: Pick<FeatureParts, 'passwords'>,
  { handOvers, withdrawals }: ThingsOfOthers,
): OrderedKind<string | undefined> {
  const userParts: readonly UserPart[] = [
    ...[passwordPart(parts), appPasswordsPart, sharedPart],
    ...[forwardPart, delegatePart, vacationPart, removalPart],
  ];
  const partOf = ({ type }: Pick<StoredRow, 'type'>) => userParts.find((part) => part.type === type);
  const ofOthers: readonly OfOthers[] = [...Object.values(handOvers), ...Object.values(withdrawals)];
  const ofOthersOf = ({ type }: Pick<StoredRow, 'type'>) => ofOthers.find((one) => one.type === type);
  return {
    columns: noColumns,
    planOrder: (ctx, order) =>
      planLeaving(ctx, order as OffboardingOrder, {
        parts: userParts,
        handOvers: (things) => things.map((thing) => demandRight(ctx, handOvers[thing])),
        withdrawals: (accesses) => accesses.map((access) => demandRight(ctx, withdrawals[access])),
      }),
    async planUndo(ctx, done): Promise<Planned> {
      const ids = done.flatMap(({ type, targetId }) => (partOf({ type }) && targetId ? [targetId] : []));
      const users = new Map(
        (await readUsersAndRemoved(ctx, [...new Set(ids)])).map((user) => [user.id, user]),
      );
      const rows: PlannedRow[] = [];
      for (const row of done) {
        const way = await planWayBack(ctx, row, { part: partOf(row), other: ofOthersOf(row), users });
        rows.push({ ...way, type: row.type ?? undefined, step: -row.step });
      }
      return { rows, changes: {} };
    },
    prepare: async (row) => partOf(row)?.prepare?.(row),
    async apply(ctx, row, prepared) {
      const part = partOf(row);
      if (part) {
        const { action, input } = part.like;
        if (!isAllowed(ctx, actions[action], input)) throw new AppError('forbidden');
        return part.apply(ctx, row, prepared);
      }
      const other = ofOthersOf(row);
      if (other === undefined) throw new Error('a row of an offboarding without a part');
      return demandRight(ctx, other).apply(ctx, row);
    },
  };
}

const isAllowed = ({ caller }: Pick<PlanContext, 'caller'>, action: Action, input: unknown): boolean =>
  mayRun({ requirement: requirementFor(action, input), scope: action.scope }, caller);

function demandRight<One extends OfOthers>(ctx: Pick<PlanContext, 'caller'>, other: One): One {
  if (!isAllowed(ctx, other.like, {})) throw new AppError('forbidden');
  return other;
}

interface WayBack {
  readonly part: UserPart | undefined;
  readonly other: OfOthers | undefined;
  readonly users: ReadonlyMap<number, LockedUser>;
}

/** What cannot go back says why. */
async function planWayBack(
  ctx: PlanContext,
  row: DoneRow,
  { part, other, users }: WayBack,
): Promise<PlannedRow> {
  const { name, domainId } = row;
  try {
    if (other) return await demandRight(ctx, other).planUndo(ctx, row);
    const user = row.targetId === null ? undefined : users.get(row.targetId);
    if (part === undefined || user === undefined) throw new AppError('stale');
    return plannedRow(user, await part.planUndo(ctx, row, user));
  } catch (error) {
    return refused({ name, domainId }, reasonOf(error));
  }
}
