import type { ActionAnswer } from '@posthouse/contract';
import { type LimitLevel, limitLevel } from '@posthouse/contract/core/limits';

export type Status = ActionAnswer<'status'>;

export interface Counter {
  readonly name: 'basic' | 'enhanced' | 'domains' | 'exchange' | 'external' | 'chat';
  readonly current: number;
  readonly max: number;
}

/**
 * Specification 3: exchange, external and chat show only when their maximum is not 0. Basic and enhanced too, unless there are
 * some from before it was lowered.
 */
export function countersOf(status: Status): readonly Counter[] {
  const users: readonly Counter[] = [
    { name: 'basic', current: status.curemails, max: status.maxemails },
    { name: 'enhanced', current: status.cureemails, max: status.maxeemails },
  ];
  const domains: Counter = { name: 'domains', current: status.curdomains, max: status.maxdomains };
  const offered: readonly Counter[] = [
    { name: 'exchange', current: status.curexemails, max: status.maxexemails },
    { name: 'external', current: status.curocemails, max: status.maxocemails },
    { name: 'chat', current: status.curzulipusers, max: status.maxzulipusers },
  ];
  return [
    ...users.filter(({ current, max }) => current !== 0 || max !== 0),
    domains,
    ...offered.filter(({ max }) => max !== 0),
  ];
}

export interface TightLimit extends Omit<Counter, 'name'> {
  readonly name: Counter['name'] | 'quota';
  readonly level: LimitLevel;
}

/** What is nearly or fully used up. Who works in chosen domains has just these; a quota that grows by itself has no end. */
export function tightLimits(
  status: Status,
  { isLimited }: { readonly isLimited: boolean },
): readonly TightLimit[] {
  const quota = { name: 'quota', current: status.curquota, max: status.maxquota } as const;
  return [...countersOf(status), quota]
    .filter(({ name }) => !(name === 'domains' && isLimited))
    .filter(({ name }) => !(name === 'quota' && status.autogrow_quota === 1))
    .flatMap((limit) => {
      const level = limitLevel(limit.current, limit.max);
      return level ? [{ ...limit, level }] : [];
    });
}
