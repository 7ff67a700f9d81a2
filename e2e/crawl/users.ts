import type { ActionAnswer } from '@posthouse/contract';
import { removalEffectKinds } from '@posthouse/contract/features/users/removal';
import { messages as users } from '../../apps/web/src/features/users/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled, type Ground } from '../crawl-feature.ts';
import {
  button,
  fill,
  item,
  main,
  more,
  one,
  rowMenu,
  type State,
  seen,
  select,
  since,
} from '../crawl-steps.ts';

const savedViews = {
  rows: [
    { id: '1', screen: '/users/list', name: 'Zürich', view: 'account_type=basic', is_default: 0 as const },
  ],
};

const sessions = {
  total: 2,
  rows: [
    { service: 'imap' as const, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', since },
    { service: 'sieve' as const, ip: '192.0.2.7', since },
  ],
};

const mailPrograms: ActionAnswer<'getMailPrograms'>['rows'] = [
  { service: 'imap', host: 'mail.example.com', port: 993, security: 'tls' },
  { service: 'smtp', host: 'mail.example.com', port: 465, security: 'tls' },
  { service: 'smtp', host: 'mail.example.com', port: 587, security: 'starttls' },
];

/** As the mail engine noticed it. */
const incident: ActionAnswer<'getSecurityIncidents'>['rows'][number] = {
  ...{ id: '1', user_id: '3', email: 'anna@example.com', unicode: 'anna@example.com' },
  ...{ kind: 'countries', level: 2, state: 'new', first_at: since, last_at: since },
  evidence: {
    limit: 1,
    countries: ['DE', 'BA', 'GS'].map((country) => ({
      ...{ country, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', first_at: since, last_at: since },
    })),
  },
};

/** The result of adding, which has all there is to tell a user. */
const newUser = (name: string) => [
  fill(users.form.username, name),
  button(shared.password.generate),
  button(users.add.title),
];

const longName = `${'very-long-'.repeat(5)}name@${'sub.'.repeat(8)}example.com`;
const everyEffect = {
  mailboxes: 12,
  used: 1_234_500,
  effects: removalEffectKinds.map((kind, place) => ({
    kind,
    total: place + 1,
    rows: [{ id: '1', name: longName }],
  })),
};

const manyOver = {
  total: 47,
  over: 30,
  rows: Array.from({ length: 20 }, (_, place) => ({
    ...{ id: String(place), unicode: longName, used: 4_321, quota: 5_000 },
  })),
  missing: 12_345,
};

/** One rule of each look, and a vacation that is on. */
async function addDelivery(call: Call, userId: string) {
  const value = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  const rule = { active: 1, match: 'any', stop: 1 };
  const { rules } = await call('setDeliveryRules', {
    id: userId,
    rules: [
      {
        ...rule,
        name: 'Invoices',
        conditions: [
          { field: 'subject', test: 'contains', value },
          { field: 'header', header: 'X-Mailer', test: 'matches', value: '*' },
          { field: 'size', test: 'over', value: '2.5' },
        ],
        actions: [
          { type: 'move', value: 'Bills' },
          { type: 'read' },
          { type: 'forward', value: 'books@else.example' },
        ],
      },
      { ...rule, name: 'Junk', conditions: [{ field: 'spam', test: 'yes' }], actions: [{ type: 'discard' }] },
      { ...rule, name: 'All', active: 0, conditions: [], actions: [{ type: 'reject', value: 'No' }] },
    ],
  });
  await call('setVacation', { id: userId, active: 1, ends_on: '2199-12-31', text: 'x '.repeat(200) });
  return { rule: 'Junk', ruleId: String(rules[0]?.id) };
}

/** Apart from those who get new passwords on the way, which ends their links. */
async function addLinkedUser(call: Call, domain: string) {
  const { id } = await call('addUser', { username: 'lena', domain, password: 'Correct-horse-7', quota: 500 });
  await call('createPasswordHandover', { id });
  return id;
}

/** What is asked before something is done to users that may hurt. */
function riskStates({ user, userId }: Ground): State[] {
  const page = `/users/list/${userId}`;
  return [
    { ...main(page, button(users.row.remove)), answers: { getRemovalEffects: everyEffect } },
    main('/users/list', select(user), button([users.bulk.remove, one])),
    main('/users/list', select(user), button(users.bulk.quota)),
    {
      ...main(
        '/users/list',
        ...[select(user), button(users.bulk.quota), fill(users.form.quota, '3'), button(users.bulk.quota)],
      ),
      answers: { getQuotaEffects: manyOver },
    },
    main('/users/list', select(user), button(users.bulk.type)),
  ];
}

export const crawl = crawled({
  make: async ({ call, ground }) => ({
    ...(await addDelivery(call, ground.userId)),
    linkedId: await addLinkedUser(call, ground.domain),
  }),
  states: (sights) => {
    const { user, userId, roomId, linkedId, rule, ruleId } = sights;
    const page = `/users/list/${userId}`;
    return [
      main('/users/list'),
      main('/users/list', more, item(shared.list.export)),
      main('/users/list', select(user)),
      { ...main('/users/list', button(shared.list.views.title)), answers: { getSavedViews: savedViews } },
      {
        ...main('/users/list', button(shared.list.views.title), rowMenu('Zürich')),
        answers: { getSavedViews: savedViews },
      },
      main('/users/list', rowMenu(user)),
      main('/users/list', rowMenu(user), item(users.bulk.quota)),
      main('/users/list?open=new'),
      main('/users/list?open=new', button(users.add.title)),
      main('/users/list?open=new', ...newUser('nora'), button(users.handover.create)),
      {
        ...main('/users/list?open=new', ...newUser('nils')),
        answers: { getMailPrograms: { rows: mailPrograms } },
      },
      main(`${page}/account`, button(users.handover.reset)),
      main(`/users/list/${linkedId}/account`, button(users.handover.revoke)),
      main(`${page}/account`, button(users.handover.reset), button(users.handover.reset)),
      main(page),
      { ...main(page), answers: { getUserOverview: { sessions } } },
      {
        ...main(page),
        answers: { getSecurityIncidents: { rows: [incident] }, getAlerts: { countries_by: 'DB-IP' } },
      },
      main(`/users/list/${roomId}`),
      main(page, button(users.daily.resetPassword)),
      main(page, button(users.daily.resetPassword), button(users.daily.resetPassword)),
      main(`${page}/account`),
      main(`${page}/account`, button(users.form.setPassword)),
      main(page, button(users.row.rename)),
      main(page, button(shared.list.moreActions), item(users.row.disable)),
      main(page, button(users.row.remove)),
      ...riskStates(sights),
      main(`${page}/services`),
      main(`${page}/forwards`),
      main(`${page}/sharing`),
      main(`/users/list/${roomId}/forwards`),
      main(`/users/list/${roomId}/sharing`),
      main(page, button(shared.list.moreActions), item(users.oneTime.button)),
      main(page, button(shared.list.moreActions), item(users.oneTime.button), button(users.oneTime.submit)),
      main(`${page}/passwords`),
      main(`${page}/passwords`, button([users.passwords.removeOf, { label: 'Phone' }])),
      main(`${page}/passwords?open=new`),
      main(`${page}/passwords?open=new`, button(users.passwords.add)),
      main(`/users/list/${roomId}/passwords`),
      main('/users/list?account_type=audit&open=new'),
      main(`${page}/rules`),
      { ...main(`${page}/rules`), answers: { getDeliveryRules: { own_filter_off: since } } },
      main(`${page}/rules`, button(users.delivery.script.show)),
      main(`${page}/rules`, button([users.delivery.rules.removeOf, { name: rule }])),
      main(`${page}/rules?open=new`),
      main(`${page}/rules?open=new`, button(users.delivery.rules.add)),
      main(`${page}/rules?open=${ruleId}`),
      main(`${page}/rules?open=nothing`),
      main(`${page}/vacation`),
      main(`${page}/history`),
      main('/users/list/nothing'),
      seen('empty', '/users/list'),
      seen('empty', '/users/list?open=new'),
      seen('viewer', '/users/list'),
      seen('viewer', page),
      seen('viewer', `${page}/account`),
      seen('viewer', `${page}/services`),
      seen('viewer', `${page}/forwards`),
      seen('viewer', `${page}/sharing`),
      seen('viewer', `${page}/passwords`),
      seen('viewer', `${page}/rules`),
      seen('viewer', `${page}/vacation`),
    ];
  },
});
