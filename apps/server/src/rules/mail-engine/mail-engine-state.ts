import type { ResultOf } from '@posthouse/contract/core/action';
import type { homeActions } from '@posthouse/contract/features/home';
import type { MailEngineReport } from './mail-engine-store.ts';

type MailEngine = ResultOf<typeof homeActions.getMailEngine>;

/** It reports every 10 seconds; whoever is silent for longer than this does not run. */
const longestSilenceMs = 60_000;

/** What its last report says about the mail engine now. */
export function mailEngineState(report: MailEngineReport | undefined, now: Date): MailEngine {
  if (report === undefined) return { state: 'not_installed', since: null, services: [] };
  // One that was stopped says so with its last report.
  const hasStopped = Object.values(report.services).every((state) => state === 'stopped');
  const isSilent = hasStopped || now.getTime() - report.seenAt.getTime() > longestSilenceMs;
  const services = Object.entries(report.services)
    .sort(([one], [other]) => one.localeCompare(other))
    // Of one that is silent nothing runs, whatever it said last.
    .map(([name, state]) => ({ name, state: isSilent ? ('stopped' as const) : state }));
  if (isSilent) return { state: 'stopped', since: report.seenAt.toISOString(), services };
  return {
    state: services.every(({ state }) => state === 'running') ? 'running' : 'trouble',
    since: report.startedAt.toISOString(),
    services,
  };
}
