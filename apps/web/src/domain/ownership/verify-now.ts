import { call } from '../../api/call.ts';
import { followCheck } from '../../api/follow-check.ts';
import { sendCommand } from '../../api/send-command.ts';
import { say } from '../../i18n/texts.ts';
import { isOnItsWay } from './ownership-state.tsx';

/** Looks for the proof of a name now, and says how that ended. */
export function verifyNow({ domain, name }: { readonly domain: string; readonly name: string }): void {
  void followCheck({
    key: `verify ${domain}`,
    command: 'verifyDomain',
    start: () => sendCommand('verifyDomain', { domain }, { announcedBy: 'screen' }),
    read: () => call('getDomainVerification', { domain }, { background: true }),
    isRunning: ({ status }) => isOnItsWay(status),
    running: say('ownership.checking', { name }),
    late: say('ownership.late', { name }),
    outcome: ({ status, finding }) =>
      status === 'verified'
        ? { tone: 'good', title: say('ownership.isVerified', { name }) }
        : {
            tone: 'warning',
            title: say('ownership.isNotVerified', { name }),
            ...(finding === '' ? {} : { detail: say(`ownership.finding.${finding}`) }),
          },
  });
}
