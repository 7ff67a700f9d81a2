import { call } from '../../../api/call.ts';
import { followCheck } from '../../../api/follow-check.ts';
import { sendCommand } from '../../../api/send-command.ts';
import { sayer } from '../../../i18n/texts.ts';
import type { Domain } from '../domain.ts';

const tones = { ok: 'good', warn: 'warning', fail: 'bad', unknown: 'neutral', queued: 'neutral' } as const;

/** Checks the health of a domain now, and says how that ended. */
export function checkHealth({ id, domain, unicode: name }: Domain): void {
  const t = sayer('domains');
  void followCheck({
    key: `health ${domain}`,
    command: 'checkDomainHealth',
    start: () => sendCommand('checkDomainHealth', { id }, { announcedBy: 'screen' }),
    read: () => call('getDomainHealth', { id }, { background: true }),
    isRunning: ({ health }) => health === 'queued',
    running: t('health.checkingName', { name }),
    late: t('health.late', { name }),
    outcome: ({ health }) => ({
      tone: tones[health],
      title: t('health.outcome', { name, state: t(`health.state.${health}`) }),
    }),
  });
}
