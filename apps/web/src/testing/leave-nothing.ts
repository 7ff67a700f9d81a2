import { afterAll } from 'vitest';
import { dismissAll } from '../api/notification-store.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession } from '../api/session.ts';
import { watchJob } from '../api/watched-job.ts';
import { speak } from '../i18n/texts.ts';

/** The next file of the worker finds the page, the session and the language as if it were the first. */
afterAll(() => {
  endSession('asked');
  dismissAll();
  watchJob(undefined);
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  speak('en');
});
