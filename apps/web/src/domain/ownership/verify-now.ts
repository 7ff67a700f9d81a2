import { call } from '../../api/call.ts';
import { followCheck } from '../../api/follow-check.ts';
import { sendCommand } from '../../api/send-command.ts';
import { i18n } from '../../i18n/i18n.ts';
import { isOnItsWay } from './ownership-state.tsx';

/** Looks for the proof of a name now, and says how that ended. */
export function verifyNow({ domain, name }: { readonly domain: string; readonly name: string }): void {
  void followCheck({
    key: `verify ${domain}`,
    start: () => sendCommand('verifyDomain', { domain }, { announcedBy: 'screen' }),
    read: () => call('getDomainVerification', { domain }, { background: true }),
    isRunning: ({ status }) => isOnItsWay(status),
    running: i18n.t('ownership.checking', { name }),
    late: i18n.t('ownership.late', { name }),
    outcome: ({ status, finding }) =>
      status === 'verified'
        ? { tone: 'good', title: i18n.t('ownership.isVerified', { name }) }
        : {
            tone: 'warning',
            title: i18n.t('ownership.isNotVerified', { name }),
            ...(finding === '' ? {} : { detail: i18n.t(`ownership.finding.${finding}`) }),
          },
  });
}
