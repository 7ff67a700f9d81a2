import type { ActionAnswer } from '@posthouse/contract';
import { messages as addresses } from '../apps/web/src/features/addresses/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, fill, item, main, more, rowMenu, type State, seen, select } from './crawl-steps.ts';
import { userRiskStates } from './crawl-user-risks.ts';

const since = '2026-01-31T08:05:00.000Z';
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

/** The result of adding, which has all there is to tell a user. */
const newUser = (name: string) => [
  fill(users.form.username, name),
  button(shared.password.generate),
  button(users.add.title),
];

/** The list of users and the page of each. */
export function userStates(sights: Sights): State[] {
  const { domain, user } = sights;
  const userPage = `/users/list/${sights.userId}`;
  return [
    main('/users/list'),
    main('/users/list', more, item(shared.list.export)),
    main('/users/list', select(user)),
    main('/users/list', rowMenu(user)),
    main('/users/list', rowMenu(user), item(users.bulk.quota)),
    main('/users/list?open=new'),
    main('/users/list?open=new', button(users.add.title)),
    main('/users/list?open=new', ...newUser('nora'), button(users.handover.create)),
    {
      ...main('/users/list?open=new', ...newUser('nils')),
      answers: { getMailPrograms: { rows: mailPrograms } },
    },
    main(`${userPage}/account`, button(users.handover.reset)),
    main(`${userPage}/account`, button(users.handover.revoke)),
    main(`${userPage}/account`, button(users.handover.reset), button(users.handover.reset)),
    main('/users/list', more, item(shared.explain.button)),
    main('/users/list?explain=half', button(addresses.form.submit)),
    main(`/users/list?explain=${sights.route}`),
    main(`/users/list?explain=${sights.route}`, button([addresses.graph.showAll, { num: 48 }])),
    main(`/users/list?explain=nobody@${domain}`),
    main(userPage, button(shared.explain.ofUser)),
    main(userPage),
    { ...main(userPage), answers: { getUserOverview: { sessions } } },
    main(`/users/list/${sights.roomId}`),
    main(userPage, button(users.daily.resetPassword)),
    main(userPage, button(users.daily.resetPassword), button(users.daily.resetPassword)),
    main(`${userPage}/account`),
    main(`${userPage}/account`, button(users.form.setPassword)),
    main(userPage, button(users.row.rename)),
    main(userPage, button(shared.list.moreActions), item(users.row.disable)),
    main(userPage, button(users.row.remove)),
    ...userRiskStates(sights),
    main(`${userPage}/services`),
    main(`${userPage}/forwards`),
    main(`${userPage}/sharing`),
    main(`/users/list/${sights.roomId}/forwards`),
    main(`/users/list/${sights.roomId}/sharing`),
    main(userPage, button(shared.list.moreActions), item(users.oneTime.button)),
    main(userPage, button(shared.list.moreActions), item(users.oneTime.button), button(users.oneTime.submit)),
    main(`${userPage}/passwords`),
    main(`${userPage}/passwords`, button([users.passwords.removeOf, { label: 'Phone' }])),
    main(`${userPage}/passwords?open=new`),
    main(`${userPage}/passwords?open=new`, button(users.passwords.add)),
    main(`/users/list/${sights.roomId}/passwords`),
    main('/users/list?account_type=audit&open=new'),
    main(`${userPage}/rules`),
    { ...main(`${userPage}/rules`), answers: { getDeliveryRules: { own_filter_off: since } } },
    main(`${userPage}/rules`, button(users.delivery.script.show)),
    main(`${userPage}/rules`, button([users.delivery.rules.removeOf, { name: sights.rule }])),
    main(`${userPage}/rules?open=new`),
    main(`${userPage}/rules?open=new`, button(users.delivery.rules.add)),
    main(`${userPage}/rules?open=${sights.ruleId}`),
    main(`${userPage}/rules?open=nothing`),
    main(`${userPage}/vacation`),
    main(`${userPage}/history`),
    main('/users/list/nothing'),
    seen('empty', '/users/list'),
    seen('empty', '/users/list?open=new'),
    seen('viewer', '/users/list'),
    seen('viewer', `/users/list?explain=${sights.route}`),
    seen('viewer', userPage),
    seen('viewer', `${userPage}/account`),
    seen('viewer', `${userPage}/services`),
    seen('viewer', `${userPage}/forwards`),
    seen('viewer', `${userPage}/sharing`),
    seen('viewer', `${userPage}/passwords`),
    seen('viewer', `${userPage}/rules`),
    seen('viewer', `${userPage}/vacation`),
  ];
}
