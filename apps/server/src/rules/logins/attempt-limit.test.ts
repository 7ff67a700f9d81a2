import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAttempt, attemptRule, type Counter, withoutAttempt } from './attempt-limit.ts';

const start = new Date('2026-03-02T10:00:00.000Z');
const minuteMs = 60_000;

interface Attempt {
  readonly at: Date;
  readonly counter: Counter;
  /** Whether the secret was looked at. */
  readonly tried: boolean;
}

/** Attempts at these moments, none of them right. */
function attemptsAt(moments: readonly Date[]): Attempt[] {
  const attempts: Attempt[] = [];
  for (const at of moments) {
    const counter = afterAttempt(attempts.at(-1)?.counter, at);
    const tried = counter.lockedUntil === null || counter.attempts <= attemptRule.attempts;
    attempts.push({ at, counter, tried });
  }
  return attempts;
}

function momentsAfter(gapsSeconds: readonly number[]): Date[] {
  let time = start.getTime();
  return gapsSeconds.map((gap) => {
    time += gap * 1000;
    return new Date(time);
  });
}

const lockMinutes = ({ at, counter }: Attempt) =>
  counter.lockedUntil ? (counter.lockedUntil.getTime() - at.getTime()) / minuteMs : 0;

const anyPace = fc.array(fc.integer({ min: 0, max: 3 * 3600 }), { maxLength: 200 });
const quickPace = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 300 });
const settings = { seed: 7, numRuns: 300 };

describe('the limit of attempts', () => {
  it('tries ten and locks those after it for 15 minutes', () => {
    const attempts = attemptsAt(Array.from({ length: 12 }, () => start));
    expect(attempts.map(({ tried }) => tried)).toEqual([...Array(10).fill(true), false, false]);
    expect(attempts.at(-1)?.counter.lockedUntil).toEqual(new Date(start.getTime() + 15 * minuteMs));
  });

  it('doubles each further lock up to three hours, and begins anew after a quiet day', () => {
    const locks: number[] = [];
    let counter: Counter | undefined;
    let now = start;
    const lockAgain = () => {
      for (let attempt = 0; attempt < 10; attempt += 1) counter = afterAttempt(counter, now);
      const until = counter?.lockedUntil ?? now;
      locks.push((until.getTime() - now.getTime()) / minuteMs);
      now = until;
    };
    for (let round = 0; round < 6; round += 1) lockAgain();
    now = new Date(now.getTime() + 24 * 60 * minuteMs);
    lockAgain();
    expect(locks).toEqual([15, 30, 60, 120, 180, 180, 15]);
  });

  it('forgets a lock or a window that a clock far ahead left behind', () => {
    const ahead = new Date(start.getTime() + 24 * 60 * minuteMs);
    const locked = attemptsAt(Array.from({ length: 10 }, () => ahead)).at(-1)?.counter;
    expect(locked?.lockedUntil).not.toBeNull();
    expect(afterAttempt(locked, start)).toEqual({
      attempts: 1,
      windowStartedAt: start,
      lockedUntil: null,
      lockCount: 0,
    });
  });

  it('is as before once an attempt is taken back, also the one that locked', () => {
    const attempts = attemptsAt(Array.from({ length: 12 }, () => start)).map(({ counter }) => counter);
    for (const [index, counter] of attempts.slice(1, 10).entries()) {
      expect(withoutAttempt(counter)).toEqual(attempts[index]);
    }
    // Refused ones after it do not stand in the way.
    expect(attempts[11] && withoutAttempt(attempts[11])).toEqual(attempts[8]);
  });

  it('never tries a secret while locked, whatever the pace', () => {
    fc.assert(
      fc.property(quickPace, (gaps) => {
        const attempts = attemptsAt(momentsAfter(gaps));
        for (const [index, { at, tried }] of attempts.entries()) {
          const lockedUntil = attempts[index - 1]?.counter.lockedUntil;
          if (lockedUntil && lockedUntil > at) expect(tried).toBe(false);
        }
      }),
      settings,
    );
  });

  it('tries fewer than twice the limit in any ten minutes, whatever the pace', () => {
    fc.assert(
      fc.property(quickPace, (gaps) => {
        const tried = attemptsAt(momentsAfter(gaps)).filter((attempt) => attempt.tried);
        for (const { at } of tried) {
          const end = at.getTime() + attemptRule.windowMinutes * minuteMs;
          const inWindow = tried.filter((other) => other.at >= at && other.at.getTime() < end);
          expect(inWindow.length).toBeLessThan(2 * attemptRule.attempts);
        }
      }),
      settings,
    );
  });

  it('never locks whoever fails fewer than ten times in ten minutes', () => {
    const patient = fc.array(fc.integer({ min: 67, max: 1000 }), { maxLength: 100 });
    fc.assert(
      fc.property(patient, (gaps) => {
        expect(attemptsAt(momentsAfter(gaps)).every(({ tried }) => tried)).toBe(true);
      }),
      settings,
    );
  });

  it('locks for 15 to 180 minutes, and a refused attempt never makes a lock longer', () => {
    fc.assert(
      fc.property(fc.oneof(anyPace, quickPace), (gaps) => {
        const attempts = attemptsAt(momentsAfter(gaps));
        for (const [index, attempt] of attempts.entries()) {
          if (attempt.counter.lockedUntil === null) continue;
          if (attempt.tried) expect([15, 30, 60, 120, 180]).toContain(lockMinutes(attempt));
          else expect(attempt.counter.lockedUntil).toEqual(attempts[index - 1]?.counter.lockedUntil);
        }
      }),
      settings,
    );
  });
});
