const dayMs = 86_400_000;

/** When a password ends; undefined where passwords never do. */
export function passwordEnd(changedAt: Date, maxAgeDays: number): Date | undefined {
  return maxAgeDays > 0 ? new Date(changedAt.getTime() + maxAgeDays * dayMs) : undefined;
}

/** Whole days until then; 0 on the last day, negative afterwards. */
export function daysUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / dayMs);
}
