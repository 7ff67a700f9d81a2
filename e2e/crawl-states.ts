import { messages as aliasDomains } from '../apps/web/src/features/alias-domains/messages/en.ts';
import { messages as audit } from '../apps/web/src/features/audit/messages/en.ts';
import { messages as branding } from '../apps/web/src/features/branding/messages/en.ts';
import { messages as builder } from '../apps/web/src/features/builder/messages/en.ts';
import { messages as chat } from '../apps/web/src/features/chat-users/messages/en.ts';
import { messages as domains } from '../apps/web/src/features/domains/messages/en.ts';
import { messages as jobs } from '../apps/web/src/features/jobs/messages/en.ts';
import { messages as plans } from '../apps/web/src/features/plans/messages/en.ts';
import { messages as recycleBin } from '../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as security } from '../apps/web/src/features/security/messages/en.ts';
import { messages as session } from '../apps/web/src/features/session/messages/en.ts';
import { messages as settings } from '../apps/web/src/features/settings/messages/en.ts';
import { messages as subAdmins } from '../apps/web/src/features/sub-admins/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { addressStates } from './crawl-address-states.ts';
import { filterStates } from './crawl-filter-states.ts';
import { folderStates } from './crawl-folder-states.ts';
import { homeStates } from './crawl-home-states.ts';
import { listStates } from './crawl-list-states.ts';
import { offboardingStates } from './crawl-offboarding-states.ts';
import {
  button,
  fill,
  filter,
  item,
  main,
  more,
  one,
  rowMenu,
  type State,
  seen,
  select,
} from './crawl-steps.ts';
import { userStates } from './crawl-user-states.ts';

const since = '2026-01-31T08:05:00.000Z';
const services = ['dovecot', 'postfix', 'redis', 'rspamd'].map((name) => ({
  name,
  state: 'stopped' as const,
}));
/** Every screen, tab, side panel and dialog; a new one adds its line. What a list and the page of a row ask in the same
 * words is looked at on the page. */
export function crawlStates(sights: Sights): State[] {
  const { domain, aliasDomain, removed, removedUser, chatUser, subAdmin, ip } = sights;
  const page = `/domains/domainlist/${sights.domainId}`;
  const subAdminPage = `/subadmins/${sights.subAdminId}`;
  return [
    seen('nobody', '/login'),
    seen('nobody', '/login', button(session.login.submit)),
    seen('nobody', '/forgotPass'),
    seen('nobody', '/forgotPass', button(session.forgot.submit)),
    seen('nobody', '/forgotPass?code=of-the-mail'),

    ...homeStates(sights),
    { ...main(`${page}/health`), answers: { getMailEngine: { state: 'stopped', since, services } } },

    main('/security/twofa'),
    main('/security/twofa', button(session.twofa.start)),
    main('/security/twofa', button(session.twofa.start), button(session.twofa.next)),
    main('/security/aipaccesslists'),
    main('/security/aipaccesslists', button(security.access.restrict)),
    main('/security/aipaccesslists', button([security.list.removeOf, { ip }])),
    main('/security/aipaccesslists?open=new'),
    main(`/security/aipaccesslists?username=${subAdmin}`),
    main('/security/aipaccesslists?username=nobody.here'),

    main('/settings/password'),
    main('/settings/password', button(session.password.submit)),
    main('/settings/sessions'),
    main('/settings/sessions', button(session.sessions.endOthers)),
    main('/settings'),
    main('/settings', button(settings.email.change)),
    main('/settings/texts'),

    ...listStates(sights),
    main('/domains/domainlist'),
    main('/domains/domainlist', more, item(shared.list.export)),
    main('/domains/domainlist', select(domain)),
    main('/domains/domainlist', rowMenu(domain)),
    main('/domains/domainlist?open=new'),
    main('/domains/domainlist?open=new', button(domains.add.title)),
    main(page),
    main(page, button(domains.row.disable)),
    main(page, button(domains.row.remove)),
    main(`${page}/settings`),
    main(`${page}/health`),
    main(`${page}/dkim`),
    main(`${page}/dkim`, button(domains.dkim.rotate)),
    main(`${page}/dkim`, button(domains.dkim.disable)),
    main(`${page}/handover`),
    main(`${page}/handover`, button(domains.handover.replace)),
    main(`${page}/handover`, button(domains.handover.revoke)),
    main(`/domains/domainlist/${sights.otherDomainId}`),
    main(`/domains/domainlist/${sights.otherDomainId}/handover`),
    main(`${page}/history`),
    main(`${page}/history`, more, item(shared.list.export)),
    seen('viewer', `${page}/history`),
    main('/domains/domainlist/nothing'),

    main('/domains/aliasdomains'),
    main('/domains/aliasdomains', rowMenu(aliasDomain), item(aliasDomains.row.remove)),
    main('/domains/aliasdomains?open=new'),
    main(`/domains/aliasdomains?open=${sights.aliasDomainId}`),
    main('/domains/recyclebin'),
    main('/domains/recyclebin', rowMenu(removed), item(recycleBin.row.purge)),
    main('/domains/recyclebin', select(removed), button([recycleBin.of.domains.purge, one])),
    ...userStates(sights),
    main('/users/import'),
    main('/users/import', button(plans.form.submit)),
    main(`/users/import/${sights.planId}`),
    main(`/users/import/${sights.planId}?outcome=refuse`),
    main(`/users/import/${sights.planId}`, filter),
    main(`/users/import/${sights.donePlanId}`),
    main(`/users/import/${sights.donePlanId}`, button(plans.undo.button)),
    main('/home', button([jobs.button, { num: 0 }])),
    main('/users/import/nothing'),
    seen('viewer', '/users/import/nothing'),
    main('/builder'),
    main('/builder/nothing'),
    main('/builder', button(builder.submit)),
    main(`/builder/${sights.builtPlanId}`),
    main(`/builder/${sights.builtPlanId}?type=list`),
    seen('viewer', '/builder'),
    seen('empty', '/builder'),
    ...offboardingStates(sights),
    main('/users/recyclebin'),
    main('/users/recyclebin', rowMenu(removedUser), item(recycleBin.row.purge)),
    main('/users/recyclebin', select(removedUser), button([recycleBin.of.users.purge, one])),
    ...addressStates(sights),
    ...filterStates(sights),
    ...folderStates(sights),
    main('/chatusers'),
    main('/chatusers', select(chatUser)),
    main('/chatusers', select(chatUser), button([chat.bulk.disable, one])),
    main('/chatusers', rowMenu(chatUser)),
    main('/chatusers', rowMenu(chatUser), item(chat.row.disable)),
    main('/chatusers', rowMenu(chatUser), item(chat.row.remove)),
    main('/chatusers?open=new'),
    main('/chatusers?open=new', button(chat.add.title)),
    main(`/chatusers?open=${sights.chatUserId}`),
    main('/domains/brandingdomains'),
    main('/domains/brandingdomains', rowMenu(domain), item(branding.row.reset)),
    main(`/domains/brandingdomains?open=${sights.domainId}`),
    main('/audit'),
    main('/audit', rowMenu(domain)),
    main('/audit', rowMenu(domain), item(audit.row.off)),
    main('/audit', rowMenu(domain), item(audit.row.remove)),
    main('/audit?open=new'),
    main('/audit?open=new', button(audit.form.submit)),
    main(`/audit?open=${sights.domainId}`),
    main('/branding'),
    main('/branding', button(branding.reset.button)),

    main('/subadmins'),
    main('/subadmins', rowMenu(subAdmin)),
    main('/subadmins', select(subAdmin), button([subAdmins.bulk.remove, one])),
    main('/subadmins', rowMenu(sights.invited)),
    main('/subadmins/nothing'),
    main('/subadmins/new'),
    main(
      '/subadmins/new',
      fill(subAdmins.form.username, 'nadia'),
      fill(subAdmins.form.email, 'nadia@admins.example'),
      button(subAdmins.add),
    ),
    main('/subadmins/new', button(subAdmins.add)),
    main(subAdminPage),
    main(subAdminPage, button(subAdmins.form.setPassword)),
    main(subAdminPage, button(subAdmins.row.viewAs)),
    main(subAdminPage, button(subAdmins.row.disable)),
    main(subAdminPage, button(subAdmins.row.remove)),
    main(`/subadmins/${sights.invitedId}`),

    ...[1, 2, 4, 6].map((number) => main(`/error-${number}`)),

    seen('empty', '/security/aipaccesslists'),
    seen('empty', '/domains/domainlist'),
    seen('empty', '/domains/aliasdomains'),
    seen('empty', '/domains/aliasdomains?open=new'),
    seen('empty', '/domains/recyclebin'),
    seen('empty', '/domains/brandingdomains'),
    seen('empty', '/audit'),
    seen('empty', '/audit?open=new'),
    seen('empty', '/users/recyclebin'),
    seen('empty', '/subadmins'),
    seen('empty', '/chatusers'),

    seen('viewer', '/home'),
    seen('viewer', '/settings'),
    seen('viewer', '/branding'),
    seen('viewer', `/chatusers?open=${sights.chatUserId}`),
    seen('viewer', `${page}/settings`),
    seen('viewer', `${page}/dkim`),
    seen('viewer', '/audit'),
    seen('viewer', `/audit?open=${sights.domainId}`),
    seen('viewer', subAdminPage),
  ];
}
