import { describe, expect, it } from 'vitest';
import { idleState, isKeepAliveDue } from './idle-clock.ts';

const seconds = (count: number) => count * 1000;

describe('idle clock', () => {
  it('warns after almost 5 minutes, counts down in seconds, and is over at 5', () => {
    expect(idleState(0, seconds(269), 5)).toEqual({ phase: 'active' });
    expect(idleState(0, seconds(270), 5)).toEqual({ phase: 'warning', secondsLeft: 30 });
    expect(idleState(0, seconds(299), 5)).toEqual({ phase: 'warning', secondsLeft: 1 });
    expect(idleState(0, seconds(300), 5)).toEqual({ phase: 'over' });
  });

  it('follows the timeout of the server', () => {
    expect(idleState(0, seconds(899), 30)).toEqual({ phase: 'active' });
    expect(idleState(0, seconds(1_790), 30)).toEqual({ phase: 'warning', secondsLeft: 10 });
    expect(idleState(0, seconds(29), 1)).toEqual({ phase: 'active' });
    expect(idleState(0, seconds(31), 1)).toEqual({ phase: 'warning', secondsLeft: 29 });
  });

  it('is over at once after a night’s sleep of the computer', () => {
    expect(idleState(0, seconds(36_000), 5)).toEqual({ phase: 'over' });
  });
});

describe('keepAlive', () => {
  it('is due once a minute while someone is active without requests', () => {
    expect(isKeepAliveDue(seconds(30), seconds(0), seconds(59), 5)).toBe(false);
    expect(isKeepAliveDue(seconds(30), seconds(0), seconds(60), 5)).toBe(true);
  });

  it('is not due when nothing happened since the last request', () => {
    expect(isKeepAliveDue(seconds(0), seconds(10), seconds(200), 5)).toBe(false);
  });

  it('comes early enough for a timeout of one minute', () => {
    expect(isKeepAliveDue(seconds(5), seconds(0), seconds(30), 1)).toBe(true);
  });
});
