import { actions } from '@posthouse/contract';
import { type Action, requirementFor } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mayRun } from '@posthouse/contract/core/permissions';
import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import type { HandedThing, OffboardingOrder } from '@posthouse/contract/fields/offboarding-order';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { HandOver } from '../../../rules/plans/hand-over.ts';
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

export type HandOvers = Readonly<Record<HandedThing, HandOver>>;

/** There is no file. */
const noColumns: ImportColumns = {
  ...{ inOrder: [], others: [], alternatives: {}, ignored: [], keys: [], secrets: [] },
};

/** Users who leave: what happens to each part of them is a row, done by the same rules as its single command. */
export function offboardingPlan(
  parts: Pick<FeatureParts, 'passwords'>,
  handOvers: HandOvers,
): OrderedKind<string | undefined> {
  const userParts: readonly UserPart[] = [
    ...[passwordPart(parts), appPasswordsPart, sharedPart],
    ...[forwardPart, delegatePart, vacationPart, removalPart],
  ];
  const partOf = ({ type }: Pick<StoredRow, 'type'>) => userParts.find((part) => part.type === type);
  const handOverOf = ({ type }: Pick<StoredRow, 'type'>) =>
    Object.values(handOvers).find((one) => one.type === type);
  return {
    columns: noColumns,
    planOrder: (ctx, order) =>
      planLeaving(ctx, order as OffboardingOrder, {
        parts: userParts,
        handOvers: (things) => things.map((thing) => demandRight(ctx, handOvers[thing])),
      }),
    async planUndo(ctx, done): Promise<Planned> {
      const ids = done.flatMap(({ type, targetId }) => (partOf({ type }) && targetId ? [targetId] : []));
      const users = new Map(
        (await readUsersAndRemoved(ctx, [...new Set(ids)])).map((user) => [user.id, user]),
      );
      const rows: PlannedRow[] = [];
      for (const row of done) {
        const way = await planWayBack(ctx, row, { part: partOf(row), handOver: handOverOf(row), users });
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
      const handOver = handOverOf(row);
      if (handOver === undefined) throw new Error('a row of an offboarding without a part');
      return demandRight(ctx, handOver).apply(ctx, row);
    },
  };
}

const isAllowed = ({ caller }: Pick<PlanContext, 'caller'>, action: Action, input: unknown): boolean =>
  mayRun({ requirement: requirementFor(action, input), scope: action.scope }, caller);

function demandRight(ctx: Pick<PlanContext, 'caller'>, handOver: HandOver): HandOver {
  if (!isAllowed(ctx, handOver.like, {})) throw new AppError('forbidden');
  return handOver;
}

interface WayBack {
  readonly part: UserPart | undefined;
  readonly handOver: HandOver | undefined;
  readonly users: ReadonlyMap<number, LockedUser>;
}

/** What cannot go back says why. */
async function planWayBack(
  ctx: PlanContext,
  row: DoneRow,
  { part, handOver, users }: WayBack,
): Promise<PlannedRow> {
  const { name, domainId } = row;
  try {
    if (handOver) return await demandRight(ctx, handOver).planUndo(ctx, row);
    const user = row.targetId === null ? undefined : users.get(row.targetId);
    if (part === undefined || user === undefined) throw new AppError('stale');
    return plannedRow(user, await part.planUndo(ctx, row, user));
  } catch (error) {
    return refused({ name, domainId }, reasonOf(error));
  }
}
