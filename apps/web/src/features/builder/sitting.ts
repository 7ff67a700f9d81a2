import { currentSession } from '../../api/session.ts';

/** A plan that was made in this tab. */
interface SittingPlan {
  readonly id: string;
  /** When, as the clock counts. */
  readonly at: number;
}

interface Sitting {
  readonly admin: string;
  readonly plans: readonly SittingPlan[];
}

const key = 'builder plans';
/** Nobody looks for one before these. */
const most = 10;

/** The plans this admin made in this tab, the newest first: what several of them added is undone one by one. */
export function plansOfSitting(): readonly SittingPlan[] {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return [];
  const { admin, plans } = JSON.parse(stored) as Sitting;
  return admin === currentSession()?.currentUser ? plans : [];
}

export function notePlan(id: string): void {
  const admin = currentSession()?.currentUser;
  if (admin === undefined) return;
  const plans = [{ id, at: Date.now() }, ...plansOfSitting()].slice(0, most);
  sessionStorage.setItem(key, JSON.stringify({ admin, plans } satisfies Sitting));
}
