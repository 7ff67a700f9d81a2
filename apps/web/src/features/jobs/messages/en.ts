export const messages = {
  title: 'Background jobs',
  button: '{num, plural, =0 {Background jobs} one {# job running} other {# jobs running}}',
  hint: 'You can close this side panel or your browser. The job keeps running.',
  empty: 'No jobs in the last 24 hours',
  emptyHint: 'Large bulk actions run in the background and appear here.',
  undo: 'Undo',
  undoOne: 'Undo: {name}',
  stop: 'Stop',
  stopOne: 'Stop: {name}',
  failures: 'Failed',
  showFailures: '{num, plural, one {Show # failed entry} other {Show {shown} failed entries}}',
  hideFailures: 'Hide failed entries',
  details: 'Details',
  openPlan: 'Open import',
  ended: {
    finished: '{name}: {done} done',
    partly: '{name}: {done} done, {failed} failed',
    stopped: '{name} was stopped: {done} of {total} done',
    failed: '{name} failed: {done} of {total} done. Try the rest again.',
  },
  deeds: {
    stopJob: 'The background job is stopping',
  },
  operations: {
    stopJob: 'Stopped a background job',
  },
  facts: {
    operation: 'Operation',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    jobs: typeof messages;
  }
}
