import { describe, expect, it } from 'vitest';
import { fail, ok, warn } from './check-result.ts';
import { confirmed, worstOf } from './health-verdict.ts';

describe('the verdict on a domain', () => {
  it('is the worst of its records', () => {
    expect(worstOf([])).toBe('ok');
    expect(worstOf([ok([]), warn('missing')])).toBe('warn');
    expect(worstOf([warn('missing'), fail('missing'), ok([])])).toBe('fail');
  });

  it('waits for a second lookup without an answer before it fails a record', () => {
    const unanswered = warn('timeout');
    expect(confirmed('mx', unanswered, undefined).status).toBe('warn');
    expect(confirmed('mx', unanswered, ok([])).status).toBe('warn');
    expect(confirmed('mx', unanswered, warn('dns_failed'))).toEqual({ ...unanswered, status: 'fail' });
    expect(confirmed('mx', warn('certificate_expires'), unanswered).status).toBe('warn');
  });

  it('never fails advice', () => {
    expect(confirmed('dmarc', warn('timeout'), warn('timeout')).status).toBe('warn');
  });
});
