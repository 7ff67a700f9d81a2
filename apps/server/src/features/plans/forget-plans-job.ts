import { keptPlanDays, planHours } from '@posthouse/contract/features/plans';
import { and, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { plan, planRow } from '../../db/schema/plan.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { jobKind, jobWorker } from '../../kernel/jobs.ts';
import { giveUpPlanning } from './planning-store.ts';
import { type PlanKey, thePlan } from './plans-store.ts';

const forgetPlansJob = jobKind<object>('forget-plans', { everyMinutes: 10 });
/** As long as a download may take. */
const takenMinutes = 10;
/** So long after its end an undo of a plan brings back passwords. */
const keptHours = 72;
/** Longer than any plan takes to be made. */
const planningMinutes = 60;

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

export async function notePasswordsTaken(db: Database, key: PlanKey, now: Date): Promise<void> {
  const forgotten = minutesFrom(now, takenMinutes).toISOString();
  await db
    .update(plan)
    .set({ passwordsTakenAt: now, secretsUntil: sql`least(${plan.secretsUntil}, ${forgotten}::timestamptz)` })
    .where(thePlan(key));
}

export function forgetPlansWorker({ clock }: Pick<FeatureParts, 'clock'>) {
  return jobWorker(forgetPlansJob, async (_data, { database: { db } }) => {
    const now = clock.now();
    const madeBefore = minutesFrom(now, -keptPlanDays * 24 * 60);
    await db.delete(plan).where(and(lt(plan.createdAt, madeBefore), ne(plan.state, 'applying')));
    await giveUpPlanning(db, minutesFrom(now, -planningMinutes), now);
    await forgetSecrets(db, now);
  });
}

/**
 * Of every account: passwords of a file a day after it was planned, except those that are being set or wait for a domain; generated ones a day
 * after the end or once they were fetched; and what an undo needs.
 */
async function forgetSecrets(db: Database, now: Date): Promise<void> {
  const before = (minutes: number) => minutesFrom(now, -minutes);
  const isDone = eq(planRow.result, 'done');
  const isToldOver = or(
    lte(plan.endedAt, before(planHours * 60)),
    lte(plan.passwordsTakenAt, before(takenMinutes)),
  );
  const isBeingSet = and(eq(plan.state, 'applying'), eq(planRow.result, 'waiting'));
  const isSentOver = sql`${lte(plan.expiresAt, now)} and ${or(isNull(plan.waitsUntil), lte(plan.waitsUntil, now))} and (${isBeingSet}) is not true`;
  const isKeptOver = lte(plan.endedAt, before(keptHours * 60));
  const isDue = lte(plan.secretsUntil, now);
  await db.execute(sql`
    update ${planRow}
       set secret = case when case when ${isDone} then ${isToldOver} else ${isSentOver} end then null else ${planRow.secret} end,
           kept = case when ${isKeptOver} then null else ${planRow.kept} end
      from ${plan}
     where ${planRow.accountId} = ${plan.accountId} and ${planRow.planId} = ${plan.id} and ${isDue}
       and (${or(isNotNull(planRow.secret), isNotNull(planRow.kept))})`);
  const after = (start: typeof plan.endedAt | typeof plan.passwordsTakenAt, minutes: number) =>
    sql`${start} + make_interval(mins => ${minutes}::int)`;
  const moments = sql.join(
    [
      sql`${plan.expiresAt}`,
      sql`${plan.waitsUntil}`,
      after(plan.passwordsTakenAt, takenMinutes),
      after(plan.endedAt, planHours * 60),
      after(plan.endedAt, keptHours * 60),
    ],
    sql`, `,
  );
  const time = sql`${now.toISOString()}::timestamptz`;
  const next = sql`
    case when ${eq(plan.state, 'applying')} then ${time} + interval '1 hour'
         else (select min(moment) from unnest(array[${moments}]) as moment where moment > ${time}) end`;
  await db.update(plan).set({ secretsUntil: next }).where(isDue);
}
