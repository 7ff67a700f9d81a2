import type { ActionAnswer } from '@posthouse/contract';
import { checklistSteps } from '@posthouse/contract/features/home';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, item, main, seen, services, since } from '../crawl-steps.ts';

type Attention = ActionAnswer<'getAttention'>;
const nothing: Attention['full'] = { num: 0, more: 0, first: [] };
const busy: Attention = {
  incidents: { num: 6, more: 0, first: [{ id: '3', name: 'anna@example.com' }] },
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

/** Home, the frame around every screen, and what is there instead of one. */
export const crawl = crawled({
  states: ({ username }) => {
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
        answers: {
          getAttention: {
            incidents: nothing,
            failing: nothing,
            unverified: nothing,
            full: nothing,
            plans: [],
          },
        },
      },
      { ...main('/home'), answers: { getChecklist: lastStep } },
      { ...main('/home'), answers: { getChecklist: { hidden: 1 } } },
      { ...main('/home'), answers: { getMailEngine: { state: 'running', since, services: [] } } },
      { ...main('/home'), answers: { getMailEngine: { state: 'trouble', since, services } } },
      { ...main('/home'), answers: { getMailEngine: { state: 'stopped', since, services } } },
      ...[1, 2, 4, 6].map((number) => main(`/error-${number}`)),
      seen('empty', '/home'),
      seen('viewer', '/home'),
    ];
  },
});
