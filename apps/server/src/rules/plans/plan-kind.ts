import type { ActionName } from '@posthouse/contract';
import type { FieldCode, WireError } from '@posthouse/contract/core/errors';
import type { PlanOutcome } from '@posthouse/contract/features/plans';
import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import type { PlanRowType } from '@posthouse/contract/fields/plan-row-type';
import type { ActingAdmin } from '../../kernel/acting-admin.ts';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';

type Facts = Readonly<Record<string, unknown>>;

/** For whom a plan is made or applied. */
export type PlanContext = TenantContext & { readonly now: Date; readonly caller: ActingAdmin };
export type ApplyContext = PlanContext &
  Pick<CommandPowers<string>, 'recordHistory'> & {
    /** The same under the name of another command, where a row does what takes several. */
    recordedAs(action: ActionName): ApplyContext;
  };

/** A row of the file: its cells by the names of their columns, without those that are empty. */
export interface ImportedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** It has more cells than there are columns, or a very long one. */
  readonly isTooLong: boolean;
}

/** What a plan would do with one thing. */
export interface PlannedRow {
  readonly name: string;
  readonly outcome: PlanOutcome;
  readonly reason?: WireError;
  /** Where it is; null for what is nowhere the admin could see. */
  readonly domainId: number | null;
  /** What is there already, and its version. */
  readonly target?: { readonly id: number; readonly version: number };
  /** What `apply` needs, without secrets. */
  readonly change?: Facts;
  /** For people: what becomes of which value. */
  readonly before?: Facts;
  readonly after?: Facts;
  /** What `apply` needs and nobody may read. */
  readonly secret?: Facts | undefined;
  /** A password is generated for it. */
  readonly isGenerated?: boolean;
  /** Where a plan is about several types of things. */
  readonly type?: PlanRowType | undefined;
  /** Rows of a lower step are applied first; among their equals it is the order of the file. */
  readonly step?: number;
}

export interface Planned {
  readonly rows: readonly PlannedRow[];
  /** What it adds to the counters of `status`, by their names. */
  readonly changes: Readonly<Record<string, number>>;
}

/** A row that was planned, and waits to be applied or undone. */
export interface StoredRow {
  readonly name: string;
  readonly type: PlanRowType | null;
  readonly step: number;
  readonly outcome: PlanOutcome;
  readonly domainId: number | null;
  readonly targetId: number | null;
  readonly targetVersion: number | null;
  readonly change: Facts;
  readonly before: Facts | null;
  readonly secret: Facts;
}

/** A row that was done, as an undo finds it: its version is the one it was left with. */
export interface DoneRow extends StoredRow {
  /** Empty once its time is over. */
  readonly kept: Facts;
}

export interface AppliedRow {
  /** The command that does the same to a single thing: the history names it so. */
  readonly action: ActionName;
  readonly target: { readonly id: number; readonly version: number };
  /** Told once: a generated password. */
  readonly secret?: Facts | undefined;
  /** What only an undo needs, and nobody may read. */
  readonly kept?: Facts | undefined;
  /** What was really done, where that can be less than what was planned: an undo finds it in the place of the plan. */
  readonly change?: Facts | undefined;
}

/** What the same plan makes before, now or once a domain is verified. */
export interface Expected {
  /** Those that are new. */
  readonly domains: ReadonlySet<string>;
  readonly addresses: ReadonlyMap<string, ExpectedAddress>;
  /** Addresses that are not made, because their rows are refused. */
  readonly refused: ReadonlySet<string>;
}

export interface ExpectedAddress {
  readonly type: PlanRowType;
  /** Why mail cannot be led to it. */
  readonly problem?: FieldCode | undefined;
}

/** What a feature brings for things of its own to be imported by a plan. */
interface PlannedKind {
  readonly columns: ImportColumns;
  plan(ctx: PlanContext, rows: readonly ImportedRow[], expected?: Expected): Promise<Planned>;
  /** The way back, one row for each that was done. */
  planUndo(ctx: PlanContext, rows: readonly DoneRow[]): Promise<Planned>;
}

interface RowByRow<Prepared> {
  /** The slow work for a row, before its transaction. */
  prepare(row: StoredRow): Promise<Prepared>;
  /** By the same rules as a single command; refuses with an AppError, and then nothing has changed. */
  apply(ctx: ApplyContext, row: StoredRow, prepared: Prepared): Promise<AppliedRow>;
  readonly together?: undefined;
}

/** Where many rows take few statements. */
interface InSlices {
  readonly together: {
    readonly rows: number;
    /** Answers one outcome for each. */
    apply(ctx: ApplyContext, rows: readonly StoredRow[]): Promise<readonly SliceOutcome[]>;
  };
}

export type SliceOutcome = { readonly applied: AppliedRow } | { readonly reason: WireError };
export type RowKind<Prepared = unknown> = PlannedKind & RowByRow<Prepared>;
export type SliceKind = PlannedKind & InSlices;

/** For whom all of a file counts, which is said beside it: neither for the whole account. */
export interface ImportPlace {
  readonly domain?: string | undefined;
  readonly email?: string | undefined;
}

export type PlacedKind = Pick<PlannedKind, 'columns' | 'planUndo'> &
  InSlices & {
    planIn(ctx: PlanContext, rows: readonly ImportedRow[], place: ImportPlace): Promise<Planned>;
  };

/** What is planned from a form and not from a file. */
export type OrderedKind<Prepared = unknown> = Pick<PlannedKind, 'columns' | 'planUndo'> &
  RowByRow<Prepared> & {
    /** The order is the input of its command. */
    planOrder(ctx: PlanContext, order: unknown): Promise<Planned>;
  };
export type PlanKind = RowKind | SliceKind | PlacedKind | OrderedKind;

export type PlanKinds = Readonly<Record<PlanKindName, PlanKind>>;
