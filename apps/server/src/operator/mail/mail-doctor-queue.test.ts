import { describe, expect, it } from 'vitest';
import { judgeQueue, readQueue } from './mail-doctor-queue.ts';

const now = new Date('2026-05-04T12:00:00Z');
const minutesAgo = (minutes: number) => now.getTime() / 1000 - minutes * 60;

function message(queue: string, minutes: number, ...reasons: string[]) {
  const recipients = reasons.map((reason) => ({ address: 'a@b.example', delay_reason: reason }));
  return { queue_name: queue, arrival_time: minutesAgo(minutes), recipients };
}

describe('the queue', () => {
  it('is read from what postqueue prints, one object a line', () => {
    const line = JSON.stringify({ ...message('deferred', 5, 'x'), queue_id: '4jS', sender: '' });
    expect(readQueue(`${line}\n${line}\n`)).toHaveLength(2);
    expect(readQueue('')).toEqual([]);
  });

  it('is well while it is empty or moves', () => {
    expect(judgeQueue([], now)).toMatchObject({ status: 'ok', message: 'empty' });
    expect(judgeQueue([message('active', 1), message('hold', 90)], now)).toMatchObject({
      status: 'ok',
      message: '1 message on the way, 1 on hold',
    });
  });

  it('is stuck when messages that nobody has deferred lie for long', () => {
    expect(judgeQueue([message('incoming', 60), message('active', 1)], now)).toMatchObject({
      status: 'fail',
      message: '1 message stuck (the oldest since 2026-05-04 11:00 UTC)',
    });
  });

  it('says since when messages are deferred, and names the most frequent reasons first', () => {
    const deferred = [
      message('deferred', 30, 'timed out'),
      message('deferred', 120, 'refused', 'refused', 'timed out', 'refused'),
    ];
    const check = judgeQueue(deferred, now);
    expect(check).toMatchObject({
      status: 'warn',
      message: '0 messages on the way, 2 deferred (the oldest since 2026-05-04 10:00 UTC)',
      hint: 'Most frequent reasons: 3 × refused; 2 × timed out',
    });
  });
});
