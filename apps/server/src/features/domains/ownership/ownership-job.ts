import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../../db/pool.ts';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { dueWorker } from '../../../kernel/due-work.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { JobWorker, RunningJob } from '../../../kernel/jobs.ts';
import { checkOwnershipJob, nextCheck } from '../../../rules/hosted-domains/claim-schedule.ts';
import {
  beginCheck,
  type ClaimChange,
  claimLeases,
  finishCheck,
  lockOwner,
  markContested,
  proofHost,
  type TakenClaim,
} from './ownership-store.ts';
import { findingOf, type ProofFinding } from './proof.ts';

type Claim = NonNullable<Awaited<ReturnType<typeof beginCheck>>>;

/** Checks the claims that are due, some at a time, until none is left or the slice is over. */
export function ownershipWorker(parts: FeatureParts): JobWorker {
  return dueWorker(checkOwnershipJob, parts, (job) => ({
    leases: claimLeases,
    atOnce: 10,
    sliceSeconds: 40,
    async work(taken: TakenClaim) {
      const claim = await beginCheck(job.database.db, taken);
      if (claim !== undefined) await checkClaim(parts, job, claim);
    },
  }));
}

async function checkClaim(parts: FeatureParts, job: RunningJob, claim: Claim): Promise<void> {
  const finding = findingOf(await parts.dns.txt(proofHost(claim.ascii)), claim.proof);
  await conclude(parts, job, claim, finding).catch((error: unknown) => {
    // Somebody else proved the name in this very moment: by now that can be seen.
    if (isUniqueViolation(error, 'domain_name_owner_key')) return conclude(parts, job, claim, finding);
    throw error;
  });
}

async function conclude(
  parts: FeatureParts,
  job: RunningJob,
  claim: Claim,
  finding: ProofFinding,
): Promise<void> {
  const now = parts.clock.now();
  await inTransaction(job.database.pool, async (client) => {
    const db: Database = drizzle(client);
    const outcome = await outcomeOf(db, claim, finding, now);
    if (!(await finishCheck(db, claim, outcome))) return;
    if (outcome.finding === 'contested') await markContested(db, claim, now);
  });
}

async function outcomeOf(db: Database, claim: Claim, finding: ProofFinding, now: Date): Promise<ClaimChange> {
  const checked = { checks: claim.checks + 1, checkedAt: now, found: [...finding.found] };
  if (finding.proven) {
    const owner = await lockOwner(db, claim);
    if (owner === undefined) {
      const won = {
        state: 'verified',
        verifiedAt: now,
        finding: '',
        lostAt: null,
        lostMailAt: null,
      } as const;
      return { ...checked, ...won, nextCheckAt: null };
    }
    // Proven twice: the first stays the owner until the operator decides; neither learns who the other is.
    const lost = {
      state: 'failed',
      finding: 'contested',
      contestedAt: now,
      lostAt: claim.lostAt ?? now,
    } as const;
    return { ...checked, ...lost, nextCheckAt: null };
  }
  if (claim.claimEndsAt !== null && claim.claimEndsAt <= now) {
    return { ...checked, state: 'failed', finding: 'expired', nextCheckAt: null };
  }
  return {
    ...checked,
    // Specification 4: after every check that did not succeed, "not verified – verify again".
    state: 'failed',
    finding: finding.code,
    nextCheckAt: nextCheck(checked.checks, now),
  };
}
