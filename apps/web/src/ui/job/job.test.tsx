import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JobFailures } from './job-failures.tsx';
import { JobProgress, shareOf } from './job-progress.tsx';

describe('the progress of a job', () => {
  it('is never full before the last row', () => {
    expect([shareOf(0, 3), shareOf(999, 1000), shareOf(1000, 1000), shareOf(0, 0)]).toEqual([
      0, 99, 100, 100,
    ]);
  });

  it('counts what failed as worked off', () => {
    const text = renderToStaticMarkup(
      <JobProgress label="Import" state="running" done={1} failed={1} total={4} />,
    );
    expect(text).toContain('aria-valuenow="50"');
    expect(text).toContain('job.failedRows');
  });

  it('names the rows that failed with their reason, and counts the rest', () => {
    const failures = [{ id: '2', name: 'bob', reason: 'Already exists.' }];
    const text = renderToStaticMarkup(<JobFailures label="Failed" failures={failures} more={7} />);
    expect(text).toContain('bob');
    expect(text).toContain('Already exists.');
    expect(text).toContain('operation.more');
  });
});
