import type { ActionAnswer } from '@posthouse/contract';
import { useAction } from '../../api/use-action.ts';

export type MailEngine = ActionAnswer<'getMailEngine'>;

const refreshEveryMs = 30_000;
const staleMs = 60_000;

/** Whether the mail engine runs, kept up to date. */
export function useMailEngine() {
  return useAction('getMailEngine', {}, { refreshEveryMs });
}

/** Whether logins and usage are measured at all: without a mail engine nobody can say "never". Unknown while it loads. */
export function useIsMeasured(): boolean | undefined {
  const { data } = useAction('getMailEngine', {}, { staleMs });
  return data && data.state !== 'not_installed';
}
