import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { JobProgress, shareOf } from './job-progress.tsx';
import { JobResults } from './job-results.tsx';

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));

describe('the progress of a job', () => {
  it('is never full before the last row', () => {
    expect([shareOf(0, 3), shareOf(999, 1000), shareOf(1000, 1000), shareOf(0, 0)]).toEqual([
      0, 99, 100, 100,
    ]);
  });

  it('has a value only once the total is known', () => {
    const running = (total?: number) =>
      renderToStaticMarkup(
        <JobProgress label="Import" state="running" done={1} {...(total ? { total } : {})} />,
      );
    expect(running(4)).toContain('aria-valuenow="25"');
    expect(running()).not.toContain('aria-valuenow');
  });

  it('shows failed rows first, with their reason', () => {
    const text = renderToStaticMarkup(
      <JobResults
        label="Results"
        results={[
          { id: '1', name: 'anna', outcome: 'done' },
          { id: '2', name: 'bob', outcome: 'failed', reason: 'Already exists.' },
        ]}
      />,
    );
    expect(text.indexOf('bob')).toBeLessThan(text.indexOf('anna'));
    expect(text).toContain('Already exists.');
  });
});
