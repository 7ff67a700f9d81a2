import { z } from 'zod';
import { type Access, command, query, success } from '../core/action.ts';
import { type ErrorCode, errorSentences, fieldCodes } from '../core/errors.ts';
import { languages } from '../core/languages.ts';
import { anyOf, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { type Area, type Level, levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { mailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { missing } from '../fields/missing.ts';
import { type OffboardingOrder, offboardingOrder } from '../fields/offboarding-order.ts';
import { importKinds, type PlanKindName, planKinds } from '../fields/plan-kind.ts';
import { planRowTypes } from '../fields/plan-row-type.ts';
import { secret } from '../fields/secret.ts';
import { longTextBodyBytes } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';

/** The area whose rights apply. */
const areaOfKind = {
  users: 'users',
  aliases: 'aliases',
  list_members: 'lists',
  builder: 'users',
  whitelist: 'filtering',
  blacklist: 'filtering',
  offboarding: 'users',
} as const satisfies Record<PlanKindName, Area>;

/** Of one plan. */
export const mostPlanRows = 10_000;
const mostSenderRows = 100_000;
/** Members take less than things of their own, senders less than members. */
export const mostRowsOfKind: Readonly<Record<PlanKindName, number>> = {
  users: mostPlanRows,
  aliases: mostPlanRows,
  list_members: 20_000,
  builder: mostPlanRows,
  whitelist: mostSenderRows,
  blacklist: mostSenderRows,
  offboarding: mostPlanRows,
};
export const mostCsvCharacters = 2_500_000;
/** A form writes some characters as three, and letters of other scripts as up to nine. */
const bodyBytes = 8 * 1024 * 1024;
/** A plan can be applied this long. Passwords of the file are kept no longer, unless they are being set. */
export const planHours = 24;
export const keptPlanDays = 30;
export const mostRecentPlans = 10;

/** What applying does with a row: `skip` where there is nothing to change, `refuse` where it cannot be done. */
export const planOutcomes = ['create', 'update', 'remove', 'skip', 'refuse'] as const;
export type PlanOutcome = (typeof planOutcomes)[number];
/** What became of a row; those that are skipped or refused have no result. */
export const planResults = ['waiting', 'done', 'failed'] as const;
export type PlanResult = (typeof planResults)[number];
/** `planning`: still being made. `refused`: its file can’t be read. `expired`: not applied in time. `stopped`: by its admin, or because the admin no longer has the right. */
export const planStates = [
  'planning',
  'refused',
  'planned',
  'expired',
  'applying',
  'done',
  'stopped',
  'failed',
] as const;

const kind = z.enum(planKinds, missing);
type ByKind = { readonly kind: PlanKindName };

function byKind(
  level: Level,
  example: Readonly<Record<string, unknown>>,
  kinds: readonly PlanKindName[] = planKinds,
) {
  const needs = (of: PlanKindName) => ({ area: areaOfKind[of], level });
  return {
    least: { anyOf: kinds.map(needs) },
    decide: ({ kind: of }: ByKind) => needs(of),
    branches: kinds.map((of) => ({ example: { ...example, kind: of }, needs: needs(of) })),
  } satisfies Access<ByKind>;
}

const everyday = { area: 'users', level: levels.addUpdate } as const;
const structure = { area: 'users', level: levels.modify } as const;

/** Everyday work, as are removals, at 5; what changes the type of a user at 6. Aliases, lists and folders need their own rights besides. */
const offboardingAccess = {
  least: everyday,
  decide: ({ make_shared }) => (make_shared ? structure : everyday),
  branches: [
    { example: { ids: ['1'], new_password: 1 }, needs: everyday },
    { example: { ids: ['1'], make_shared: 1 }, needs: structure },
  ],
} satisfies Access<OffboardingOrder>;

const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();
const facts = z.record(z.string(), z.unknown()).nullable();

const reason = z
  .strictObject({
    code: z.enum(Object.keys(errorSentences) as [ErrorCode, ...ErrorCode[]]),
    params,
    fields: z.record(z.string(), z.strictObject({ code: z.enum(fieldCodes), params })).optional(),
  })
  .nullable();

export const planRow = z.strictObject({
  id: wireId,
  /** Where the row begins in the file; of an undo the row it takes back. */
  line: z.int(),
  name: z.string(),
  /** Null where all rows are about the same. */
  type: z.enum(planRowTypes).nullable(),
  outcome: z.enum(planOutcomes),
  result: z.enum(planResults).nullable(),
  /** Why it is refused, or failed. */
  reason,
  before: facts,
  after: facts,
});

const outcomeCounts = z.strictObject({
  create: z.int(),
  update: z.int(),
  remove: z.int(),
  skip: z.int(),
  refuse: z.int(),
});

export const plan = z.strictObject({
  id: wireId,
  kind: z.enum(planKinds),
  state: z.enum(planStates),
  /** Why its file was refused. */
  reason,
  /** The plan it takes back. */
  undo_of: wireId.nullable(),
  created_at: wireTime,
  expires_at: wireTime,
  ended_at: wireTime.nullable(),
  /** The job that applies it. */
  job: wireId.nullable(),
  outcomes: outcomeCounts,
  done: z.int(),
  failed: z.int(),
  /** How many of its changes were undone since. */
  undone: z.int(),
  /** What applying it adds to the counters of `status`. */
  changes: z.record(z.string(), z.int()),
  /** How many passwords are generated, and whether they can still be downloaded. */
  generated: z.int(),
  passwords_ready: wireFlag,
  /** Something was done that can be undone, and no undo took back all that can be. */
  undoable: wireFlag,
  /** How many rows are refused only because their domain is not verified yet. */
  waiting: z.int(),
  /** So long these are applied by themselves once it is; null where nobody asked for it. */
  waits_until: wireTime.nullable(),
  /** The plan whose waiting rows it applied, and the one that applied its own. */
  follows: wireId.nullable(),
  followed_by: wireId.nullable(),
});

const rowFilters = {
  outcome: anyOf(z.enum(planOutcomes, 'format')),
  result: anyOf(z.enum(planResults, 'format')),
  type: anyOf(z.enum(planRowTypes, 'format')),
};
const planAnswer = listOutput(planRow).extend({ plan });
const thisPlan = z.strictObject({ kind, id });
const history = ['kind', ...planOutcomes] as const;

export const plansActions = {
  planImport: command({
    summary: 'Plans the import of a CSV file: what applying it would do, row by row. Changes nothing else.',
    access: byKind(levels.addUpdate, { csv: 'email\nanna@example.com' }, importKinds),
    scope: 'domain',
    input: z.strictObject({
      kind: z.enum(importKinds, missing),
      csv: secret(z.string(missing).min(1, 'required').max(mostCsvCharacters, 'max_length')),
      /** Of a whitelist or blacklist: whose, as in `addWhitelist`. */
      domain: domainName.optional(),
      email: mailAddress.optional(),
    }),
    output: planAnswer,
    example: { kind: 'users', csv: 'email,name,quota_gb\nanna@example.com,Anna Berg,5' },
    bodyBytes,
    history,
  }),
  planOffboarding: command({
    summary:
      'Plans what happens to users who leave, part by part: new password, application passwords, mail, aliases, lists, access to mailboxes and public folders, removal. Changes nothing else.',
    access: offboardingAccess,
    scope: 'domain',
    input: offboardingOrder,
    output: planAnswer,
    example: { ids: ['1'], new_password: 1, app_passwords: 1 },
    bodyBytes: longTextBodyBytes,
    history,
  }),
  getPlan: query({
    summary: 'Returns one of the caller’s plans with its progress, and its rows page by page.',
    access: byKind(levels.view, { id: '1' }),
    scope: 'domain',
    input: listInput(['line', 'attention'], rowFilters).extend({ kind, id }),
    output: planAnswer,
    example: { kind: 'users', id: '1' },
  }),
  getPlans: query({
    summary: `Lists the caller’s last ${mostRecentPlans} plans of one kind, newest first, without those that undo another.`,
    access: byKind(levels.view, {}),
    scope: 'domain',
    input: z.strictObject({ kind }),
    output: z.strictObject({ rows: z.array(plan) }),
    example: { kind: 'users' },
  }),
  applyPlan: command({
    summary:
      'Starts to apply a plan in the background. Rows that were changed since it was made are left alone.',
    access: byKind(levels.addUpdate, { id: '1' }),
    scope: 'domain',
    input: thisPlan,
    output: z.strictObject({ job: wireId }),
    example: { kind: 'users', id: '1' },
    history: [...history, 'undo', 'waited'],
  }),
  setPlanWaiting: command({
    summary:
      'Applies the rows that wait for their domain by themselves once it is verified, within 7 days: with the caller’s rights, the seats and the quota of that moment, as a plan of its own. Or no longer.',
    access: byKind(levels.addUpdate, { id: '1', waiting: 1 }),
    scope: 'domain',
    input: thisPlan.extend({ waiting: flag }),
    output: success,
    example: { kind: 'builder', id: '1', waiting: 1 },
    history: ['kind', 'waiting'],
  }),
  undoPlan: command({
    summary:
      'Plans the way back from an applied plan: what it added is removed, what it changed gets its old values. Old passwords come back within 72 hours only, application passwords never.',
    access: byKind(levels.addUpdate, { id: '1' }),
    scope: 'domain',
    input: thisPlan,
    output: planAnswer,
    example: { kind: 'users', id: '1' },
    history,
  }),
  downloadPlan: command({
    summary:
      'Returns a link to a CSV file: the rows of a plan as they were sent, those that were refused, or the result. Generated passwords are in the result once.',
    access: byKind(levels.addUpdate, { id: '1', part: 'result' }),
    scope: 'domain',
    input: thisPlan.extend({
      part: z.enum(['sent', 'refused', 'result'], missing),
      language: z.enum(languages, missing).optional(),
    }),
    output: exportOutput,
    example: { kind: 'users', id: '1', part: 'result' },
    history: ['kind', 'part'],
  }),
};
