import type { ActionAnswer } from '@posthouse/contract';
import { checklistSteps } from '@posthouse/contract/features/home';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, item, main, type State, seen } from './crawl-steps.ts';

const since = '2026-01-31T08:05:00.000Z';
const services = ['dovecot', 'postfix', 'redis', 'rspamd'].map((name) => ({
  name,
  state: 'stopped' as const,
}));
type Attention = ActionAnswer<'getAttention'>;
const nothing: Attention['full'] = { num: 0, more: 0, first: [] };
const busy: Attention = {
  failing: { num: 1, more: 0, first: [{ id: '1', name: 'broken.example' }] },
  unverified: { num: 2, more: 0, first: [{ id: '2', name: 'bücher.example' }] },
  full: { num: 1000, more: 1, first: [{ id: '3', name: `${'long-'.repeat(12)}name@example.com` }] },
  plans: [
    { id: '4', kind: 'builder', done: 12, left: 1, problem: null, ended_at: since },
    { id: '5', kind: 'builder', done: 0, left: 3, problem: 'forbidden', ended_at: since },
  ],
};
const lastStep: Partial<ActionAnswer<'getChecklist'>> = {
  steps: checklistSteps.map((step) => ({
    step,
    done: step === 'mail_programs' ? (0 as const) : (1 as const),
  })),
  user: {
    ...{ id: '3', name: 'anna@example.com', email: 'anna@example.com' },
    ...{ services: ['imap', 'pop3', 'smtp'], twofa_allowed: 0 },
  },
};

/** Home, and the frame around every screen. */
export function homeStates({ username }: Sights): State[] {
  const accountMenu = button([shared.frame.accountMenu, { name: username }]);
  return [
    main('/home'),
    main('/home', accountMenu),
    main('/home', accountMenu, item(shared.shortcuts.title)),
    main('/home', button(shared.goTo.title)),
    { ...main('/home', button(shared.frame.openMenu)), onPhone: true },
    { ...main('/home'), answers: { getAttention: busy } },
    {
      ...main('/home'),
      answers: { getAttention: { failing: nothing, unverified: nothing, full: nothing, plans: [] } },
    },
    { ...main('/home'), answers: { getChecklist: lastStep } },
    { ...main('/home'), answers: { getChecklist: { hidden: 1 } } },
    seen('empty', '/home'),
    { ...main('/home'), answers: { getMailEngine: { state: 'running', since, services: [] } } },
    { ...main('/home'), answers: { getMailEngine: { state: 'trouble', since, services } } },
    { ...main('/home'), answers: { getMailEngine: { state: 'stopped', since, services } } },
  ];
}
